import type { Case, StateMachine, Transition } from '../reference/diagram-model.ts'

/** A thing of the reader's own, which the document shows with an id of its examples. */
export interface Job {
  document: string
  machine: StateMachine
  /** Own ids by those of the examples. */
  ids: Map<string, string>
  state?: string
  since: number
  /** What the requests that have brought it to its state have sent, as one. */
  body: unknown
}

/** What happens to a job by itself: the first transition of its state that takes time. */
export function nextOf({ machine, state, since, body }: Job): { state: string; at: number } | undefined {
  for (const { from, to, after } of machine.transitions) {
    if (from === undefined || from !== state || after === undefined) continue
    const seconds = typeof after === 'number' ? after : fitting(after, body)?.seconds
    if (seconds !== undefined) return { state: to, at: since + seconds * 1000 }
  }
  return undefined
}

/** The first case that fits a body. */
export function fitting<Value>(cases: readonly Case<Value>[], body: unknown): Case<Value> | undefined {
  return cases.find(({ when = {} }) =>
    Object.entries(when).every(([name, value]) => hasValue(body, name, value)),
  )
}

/** A field of a body, or of an object in it. */
function hasValue(body: unknown, name: string, value: string): boolean {
  if (typeof body !== 'object' || body === null) return false
  return Object.entries(body).some(([key, one]) =>
    key === name ? value === '*' || String(one) === value : hasValue(one, name, value),
  )
}

/**
 * What a document does not say of a request in the present state happens all the same, unless the state is the end, or the job has been where the request
 * would bring it: nothing is started or stored a second time.
 */
export function nextByRequest(
  { machine, state }: Job,
  transitions: readonly Transition[],
): string | undefined {
  const meant = transitions.find(({ from }) => from === state)
  if (meant) return meant.to
  const to = transitions[0]?.to
  const isEnd = !machine.transitions.some(({ from }) => from === state)
  return isEnd || to === undefined || statesFrom(machine, to).has(state ?? '') ? undefined : to
}

/** A state, and all to which a job can come from it. */
export function statesFrom({ transitions }: StateMachine, state: string): ReadonlySet<string> {
  const states = new Set([state])
  // What is added is visited, too.
  for (const one of states) for (const { from, to } of transitions) if (from === one) states.add(to)
  return states
}
