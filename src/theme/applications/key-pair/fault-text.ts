import type { AssertionFault } from '../../../mock/check-assertion.ts'
import type { KeyPairTexts } from '../../../texts/key-pair-texts.ts'
import { filled } from '../filled.ts'

/** What is wrong with an assertion, in words. */
export function faultText(
  { faults }: KeyPairTexts,
  { kind, field = '', due = '', text }: AssertionFault,
): string {
  return kind === 'shape' ? text : filled(faults[kind], { field, due })
}
