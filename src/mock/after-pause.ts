import type { Outcome } from './exchange.ts'

/** An outcome with the header that says when to come back. */
export function afterPause(outcome: Outcome, seconds: number): Outcome {
  const { answer } = outcome
  return { ...outcome, answer: { ...answer, headers: { ...answer.headers, 'Retry-After': String(seconds) } } }
}
