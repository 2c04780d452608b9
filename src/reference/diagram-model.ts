/** What the document's diagrams are drawn from (`x-states`, `x-sequence`). */

export interface StateMachine {
  description: string
  /** Name of the fields and parameters that say which thing is meant: `job_id`. */
  id?: string
  states: {
    name: string
    description: string
    seen?: string
    /** What operations answer for a thing in this state, by operationId. */
    answers?: Record<string, StateAnswer | Case<StateAnswer>[]>
  }[]
  transitions: Transition[]
}

/** A response, and which of its examples. */
export interface StateAnswer {
  status: string
  example?: string
}

export interface Transition {
  /** Absent for a start. */
  from?: string
  event: string
  to: string
  /** operationId of the request that does it. */
  by?: string
  /** It happens by itself, so many seconds after `from` has begun. */
  after?: number | Case<{ seconds: number }>[]
}

/** What holds where the requests that brought the thing to its state have these values, `*` for any value; the first case that fits counts. */
export type Case<Value> = Value & { when?: Record<string, string> }

export type SequenceStep =
  | { from: 'client' | 'server'; message: string; note?: string }
  | { repeat: string; steps: SequenceStep[] }
