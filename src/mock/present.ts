import type { StateAnswer } from '../reference/diagram-model.ts'

/** The thing that a request is about, as it is now. */
export interface Present {
  /** The response that its state asks for; without it the first that says success. */
  turn: StateAnswer | undefined
  /** Another example of the same response may belong to the request: the state is the usual one. */
  mayVary: boolean
  /** A state that has no example in the wanted media type cannot be answered in it. */
  isStrict: boolean
  /** Values that the request which started it has sent: a job goes on with what it was started with. */
  story: readonly string[]
}
