import type { ApiReference, Operation, Response } from '../reference/model.ts'
import { errorContent } from './error-body.ts'
import type { Outcome, Violation } from './exchange.ts'
import { answerOf } from './write-answer.ts'

/** What a service refuses a request for; a violation of its document, or a state of it. */
export type Reason =
  | 'security'
  | 'permission'
  | 'secret'
  | 'media type'
  | 'unreadable'
  | 'value'
  | 'unknown thing'
  | 'not acceptable'
  | 'state'
  | 'limit'

/** Statuses by which services tell of it, the usual one first. */
const STATUSES: Record<Reason, readonly string[]> = {
  security: ['401', '403'],
  permission: ['403', '401'],
  secret: ['401', '403', '400', '422'],
  'media type': ['415', '400', '422'],
  unreadable: ['400', '422'],
  value: ['422', '400'],
  'unknown thing': ['404', '410'],
  'not acceptable': ['406'],
  state: ['409', '404', '400'],
  limit: ['429', '503'],
}

/** What violations stand for: who sends a request is asked first. */
export function reasonOf(violations: readonly Violation[]): Reason {
  const first = violations.find(({ place }) => place === 'security') ?? violations[0]
  if (first?.place === 'security') return 'security'
  if (first?.kind === 'token') return 'secret'
  if (first?.kind === 'media type' || first?.kind === 'unreadable') return first.kind
  return 'value'
}

/** The documented response for a reason: its status, else a range with it, else the one for everything else. */
export function refusalFor({ responses }: Operation, reason: Reason): Response | undefined {
  const statuses = STATUSES[reason]
  const ofStatus = (status: string) => responses.find((one) => one.status.toUpperCase() === status)
  const exact = statuses.map(ofStatus).find((one) => one !== undefined)
  return exact ?? ofStatus('4XX') ?? ofStatus('DEFAULT')
}

/**
 * Refuses a request with what the document says of it. Where it says nothing, the usual status is marked as not documented.
 */
export function refuse(
  reference: ApiReference,
  operation: Operation,
  reason: Reason,
  violations: readonly Violation[] = [],
): Outcome {
  const response = refusalFor(operation, reason)
  if (!response) {
    const status = reason === 'value' ? 400 : Number(STATUSES[reason][0])
    return { answer: { status, headers: {}, body: '' }, isUndocumented: true }
  }
  const content = errorContent(reference, response, violations)
  const answer = answerOf(reference, response, content?.content, content?.example)
  // What everything else stands for is the service's own fault only when the request has none.
  const status = response.status === 'default' ? 400 : answer.status
  return told(response, { ...answer, status })
}

/** An answer with what its document says about it. */
export function told({ id, remedy }: Response, answer: Outcome['answer']): Outcome {
  return { answer, responseId: id, ...(remedy !== undefined && { remedy }) }
}
