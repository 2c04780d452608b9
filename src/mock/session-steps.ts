import type { SequenceStep } from '../reference/diagram-model.ts'
import type { ApiReference } from '../reference/model.ts'

/** A step of a usual session in one list; a repetition tells where it may begin again. */
export interface Step {
  from: 'client' | 'server'
  message: string
  /** Client messages that may come next instead of going on. */
  again: string[]
}

/** The steps of a session without its repetitions. */
export function stepsOf(sequence: readonly SequenceStep[]): Step[] {
  return sequence.flatMap((step): Step[] => {
    if (!('repeat' in step)) return [{ from: step.from, message: step.message, again: [] }]
    const inner = stepsOf(step.steps)
    const start = inner.find(({ from }) => from === 'client')?.message
    return inner.map((one) => ({ ...one, again: [...one.again, ...(start === undefined ? [] : [start])] }))
  })
}

/**
 * The message of the sequence that another one may stand for: the state machine names both for the same step.
 * @returns undefined when there is none
 */
export function standsFor(
  { states, sequence = [] }: Pick<ApiReference, 'states' | 'sequence'>,
  name: string,
): string | undefined {
  const { transitions = [] } = states ?? {}
  const names = stepsOf(sequence).map(({ message }) => message)
  const own = transitions.filter(({ event }) => mentions(event, name))
  const same = transitions.filter(({ from, to }) => own.some((one) => one.from === from && one.to === to))
  return names.find((other) => other !== name && same.some(({ event }) => mentions(event, other)))
}

function mentions(event: string, name: string): boolean {
  return event.includes(`\`${name}\``)
}
