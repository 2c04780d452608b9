import type { ApiReference, Operation } from '../reference/model.ts'
import type { Secrets } from './check-secrets.ts'
import { exampleRequest } from './example-request.ts'
import { MISTAKES, type Mistake, mutate } from './mutate.ts'
import { Service } from './service.ts'
import type { ServiceState } from './service-state.ts'

/** A way to see one of the errors that an operation documents: plain data. */
export interface Situation {
  /** Permalink of the response. */
  responseId: string
  /** As the document has it: `400`, `5XX`, `default`. */
  status: string
  /** The reader's request gets this mistake ({@link mutate}). */
  mistake?: Mistake
  /** Or the service gets into this state, for the next request. */
  state?: ServiceState & { kind: StateKind }
}

/** What has happened to the service, for the words of a page. */
export type StateKind =
  | 'no permission'
  | 'gone'
  | 'conflict'
  | 'too large'
  | 'limit'
  | 'overloaded'
  | 'failure'
  | 'other'

const KINDS: Record<string, StateKind> = {
  401: 'no permission',
  403: 'no permission',
  404: 'gone',
  409: 'conflict',
  410: 'gone',
  413: 'too large',
  429: 'limit',
  503: 'overloaded',
}

/**
 * A way for each error status of an operation, in the order of the document: a mistake that the service answers with it, else a state of the
 * service.
 */
export function provokes(reference: ApiReference, operation: Operation): Situation[] {
  const errors = operation.responses.filter(({ status }) => !/^[123]/.test(status))
  const secrets: Secrets = { access_token: 'token' }
  const request = exampleRequest(reference, operation, secrets)
  const found = new Map<string, Mistake>()
  for (const mistake of MISTAKES) {
    const mutated = mutate(reference, operation, request, mistake)
    if (!mutated) continue
    const { responseId, targets } = new Service([reference], secrets, () => 0).answer(mutated)
    const isHere = targets[0] === `${reference.name}#${operation.operationId}`
    if (responseId !== undefined && isHere && !found.has(responseId)) found.set(responseId, mistake)
  }
  return errors.map(({ id, status }): Situation => {
    const mistake = found.get(id)
    if (mistake !== undefined) return { responseId: id, status, mistake }
    const kind = KINDS[status] ?? (/^5/.test(status) ? 'failure' : 'other')
    return { responseId: id, status, state: { status, kind } }
  })
}
