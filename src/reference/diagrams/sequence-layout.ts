import type { SequenceStep } from '../diagram-model.ts'
import { wrapText } from './wrap-text.ts'

/** Where everything in the diagram of a session stands; units are those of its view box. */
export interface SequenceLayout {
  height: number
  arrows: { y: number; from: 'client' | 'server'; message: string; notes: string[] }[]
  /** Around steps that come again. */
  frames: { y: number; height: number; inset: number; title: string }[]
}

/** Bottom of the boxes that name both sides. */
export const HEAD = 36
/** Height of a line of notes. */
export const LINE = 15
const ARROW = 36
const FRAME_TITLE = 24
const GAP = 10
/** As many characters of a note as fit between both lines of life. */
const NOTE_LENGTH = 40

/** Lays the steps of a session out from top to bottom. */
export function layOutSequence(steps: readonly SequenceStep[]): SequenceLayout {
  const layout: SequenceLayout = { height: 0, arrows: [], frames: [] }
  layout.height = place(steps, HEAD, 0, layout) + GAP
  return layout
}

/** @returns y below the last step */
function place(steps: readonly SequenceStep[], top: number, depth: number, layout: SequenceLayout): number {
  let y = top
  for (const step of steps) {
    if ('repeat' in step) {
      const frame = { y: y + GAP, height: 0, inset: 4 + depth * 8, title: step.repeat }
      layout.frames.push(frame)
      y = place(step.steps, frame.y + FRAME_TITLE, depth + 1, layout) + GAP
      frame.height = y - frame.y
    } else {
      const notes = wrapText(step.note ?? '', NOTE_LENGTH)
      layout.arrows.push({ y: y + ARROW, from: step.from, message: step.message, notes })
      y += ARROW + notes.length * LINE + 4
    }
  }
  return y
}
