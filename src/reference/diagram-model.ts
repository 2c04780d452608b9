/** What the document's diagrams are drawn from (`x-states`, `x-sequence`). */

export interface StateMachine {
  description: string
  states: { name: string; description: string; seen?: string }[]
  /** Without `from` the transition is a start. */
  transitions: { from?: string; event: string; to: string }[]
}

export type SequenceStep =
  | { from: 'client' | 'server'; message: string; note?: string }
  | { repeat: string; steps: SequenceStep[] }
