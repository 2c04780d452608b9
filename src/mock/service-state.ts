import type { ApiReference, Operation } from '../reference/model.ts'
import type { Outcome } from './exchange.ts'
import { told } from './refuse.ts'
import { answerOf } from './write-answer.ts'

/** A state that a reader chooses for the service: it answers the next request with one of its documented responses. */
export interface ServiceState {
  /** As the document has it: `429`, `5XX`, `default`. */
  status: string
  /** Name of an example of the response; the first when absent. */
  example?: string
}

/** How long a client is asked to wait. */
const PAUSE_SECONDS = 30

/** The answer of a service in such a state. */
export function forced(
  reference: ApiReference,
  operation: Operation,
  { status, example: name }: ServiceState,
): Outcome {
  const response = operation.responses.find((one) => one.status === status)
  if (!response) throw new Error(`${operation.operationId} has no response ${status}`)
  const [content] = response.contents
  const example = content?.examples.find((one) => one.name === name) ?? content?.examples[0]
  const answer = answerOf(reference, response, content, example)
  const asksToWait = answer.status === 429 || answer.status === 503
  const headers = { ...answer.headers, ...(asksToWait && { 'Retry-After': String(PAUSE_SECONDS) }) }
  return told(response, { ...answer, headers })
}
