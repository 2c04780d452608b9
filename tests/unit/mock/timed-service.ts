import { bytesOf } from '../../../src/mock/bytes.ts'
import { exampleRequest } from '../../../src/mock/example-request.ts'
import type { Exchange, SentRequest } from '../../../src/mock/exchange.ts'
import { Service } from '../../../src/mock/service.ts'
import type { ApiReference, Operation } from '../../../src/reference/model.ts'
import { operationsOf } from '../../../src/reference/walk.ts'

const secrets = { access_token: 'token', refresh_token: 'refresh', client_id: 'client' }

/** The services of some documents with a clock that a test turns. */
export class TimedService {
  static readonly START = Date.UTC(2031, 0, 1)
  now = TimedService.START
  readonly service: Service
  private readonly references: readonly ApiReference[]

  constructor(references: readonly ApiReference[]) {
    this.references = references
    this.service = new Service(references, secrets, () => this.now)
  }

  wait(seconds: number): void {
    this.now += seconds * 1000
  }

  /** The request of an operation's sample. */
  request(operationId: string): SentRequest {
    for (const reference of this.references) {
      const isMeant = (one: Operation) => one.operationId === operationId
      const operation = operationsOf(reference).find(isMeant)
      if (operation) return exampleRequest(reference, operation, secrets)
    }
    throw new Error(`No operation ${operationId}`)
  }

  /** Sends the sample of an operation, changed, a second after the one before: limits are tested on their own. */
  send(operationId: string, change: (request: SentRequest) => SentRequest = (same) => same): Exchange {
    this.wait(1)
    return this.service.answer(change(this.request(operationId)))
  }

  /** Names of the states of all jobs, the newest first. */
  states(): (string | undefined)[] {
    return this.service.state().jobs.map(({ state }) => state)
  }
}

/** The JSON of an answer. */
export function bodyOf({ answer }: Exchange): Record<string, unknown> {
  return JSON.parse(answer?.body ?? '') as Record<string, unknown>
}

/** The request with a value as body. */
export function withJson(value: unknown): (request: SentRequest) => SentRequest {
  return (request) => ({
    ...request,
    headers: { ...request.headers, 'content-type': 'application/json' },
    body: bytesOf(JSON.stringify(value)),
  })
}

/** The request with a header. */
export function withHeader(name: string, value: string): (request: SentRequest) => SentRequest {
  return (request) => ({ ...request, headers: { ...request.headers, [name]: value } })
}

/** The request with an id in place of that of the examples, wherever it stands. */
export function about(from: string, id: unknown): (request: SentRequest) => SentRequest {
  const changed = (text: string) => text.replaceAll(from, String(id))
  return (request) => ({
    ...request,
    path: changed(request.path),
    query: request.query.map(([name, value]) => [name, changed(value)]),
    search: changed(request.search ?? ''),
    body: bytesOf(changed(String.fromCharCode(...request.body))),
  })
}
