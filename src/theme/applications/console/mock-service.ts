/** The services of the page, with what has happened to their jobs. Runs in a worker (mock-worker.ts), or in the page where there are none. */
import type { Answer, SentRequest, Violation } from '../../../mock/exchange.ts'
import { Service } from '../../../mock/service.ts'
import type { ApiReference } from '../../../reference/model.ts'
import { DEMO_TOKEN } from './demo-secrets.ts'

/** What a console asks: what it knows comes with each question, as consoles of other operations may have asked before. */
export interface Question {
  id: number
  /** Of the operation. */
  reference: ApiReference
  request: SentRequest
}

/** What the service says. */
export interface Reply {
  id: number
  answer: Answer
  violations: Violation[]
}

let service: Service | undefined

/** Answers one request, and remembers it. */
export function answerQuestion({ id, reference, request }: Question): Reply {
  service ??= new Service([], { access_token: DEMO_TOKEN })
  service.references = withOperations(service.references, reference)
  service.prefer([reference.name])
  const { answer, violations } = service.answer(request)
  return { id, answer: answer ?? { status: 0, headers: {}, body: '' }, violations }
}

/** References with the operations of one more; those of one document stand together. */
export function withOperations(known: readonly ApiReference[], next: ApiReference): ApiReference[] {
  const before = known.find(({ name }) => name === next.name)
  if (!before) return [...known, next]
  const has = new Set(before.groups.flatMap(({ operations }) => operations.map(({ id }) => id)))
  if (next.groups.every(({ operations }) => operations.every(({ id }) => has.has(id)))) return [...known]
  const joined: ApiReference = {
    ...before,
    groups: [...before.groups, ...next.groups],
    definitions: { ...before.definitions, ...next.definitions },
  }
  return known.map((one) => (one === before ? joined : one))
}
