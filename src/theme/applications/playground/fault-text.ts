import type { MessageFault } from '../../../mock/message-check.ts'
import type { PlaygroundTexts } from '../../../texts/playground-texts.ts'
import { filled } from '../filled.ts'

/** What is wrong with a message, in words. */
export function faultText({ faults }: PlaygroundTexts, { kind, due = '', text }: MessageFault): string {
  if (kind === 'value') return text
  return filled(faults[kind === 'order' && due === '' ? 'over' : kind], { due })
}
