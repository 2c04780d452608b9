/** The services of the page, with what has happened to their jobs. Runs in a worker (mock-worker.ts), or in the page where there are none. */

import { exampleRequest } from '../../../mock/example-request.ts'
import type { Outcome, SentRequest, Violation } from '../../../mock/exchange.ts'
import type { ServiceView } from '../../../mock/memory.ts'
import { mutate } from '../../../mock/mutate.ts'
import { provokes, type Situation } from '../../../mock/provokes.ts'
import { Service } from '../../../mock/service.ts'
import type { ServiceState } from '../../../mock/service-state.ts'
import type { ApiReference } from '../../../reference/model.ts'
import { operationsOf } from '../../../reference/walk.ts'
import { DEMO_TOKEN } from './demo-secrets.ts'

/** What a console asks. */
export type Question =
  | {
      kind: 'answer'
      /** What the console knows comes along: it may be the first that asks about this document. */
      reference: ApiReference
      operationId: string
      request: SentRequest
      /** How the answer is provoked. */
      situation?: Pick<Situation, 'mistake'> & { state?: ServiceState }
    }
  | { kind: 'situations'; reference: ApiReference; operationId: string }
  | { kind: 'view' }
  | { kind: 'speed'; speed: number }

/** What is drawn of the services, and how many times too fast their clock runs. */
export interface ClockedView extends ServiceView {
  speed: number
}

/** What the service says to each kind of question. */
export interface Replies {
  answer: Outcome & { violations: Violation[] }
  situations: Situation[]
  view: ClockedView
  speed: ClockedView
}

const SECRETS = { access_token: DEMO_TOKEN }

/** The clock of the services, which a reader can let run faster. */
const clock = { speed: 1, began: Date.now(), at: Date.now() }

let service: Service | undefined
const learnt = new Set<string>()

/** Answers one question. */
export function answerQuestion(question: Question): Replies[Question['kind']] {
  service ??= new Service([], SECRETS, now)
  if (question.kind === 'speed') setSpeed(question.speed)
  if (question.kind === 'speed' || question.kind === 'view') return { ...service.state(), speed: clock.speed }
  const { reference, operationId } = question
  const operation = operationsOf(reference).find((one) => one.operationId === operationId)
  if (!operation) throw new Error(`${reference.name} has no operation ${operationId}.`)
  if (question.kind === 'situations') return provokes(reference, operation)
  const key = `${reference.name} ${operationId}`
  if (!learnt.has(key)) service.add(reference)
  learnt.add(key)
  service.prefer([reference.name])
  const { mistake, state } = question.situation ?? {}
  const { request } = question
  const sent =
    mistake === undefined
      ? request
      : (mutate(reference, operation, request, mistake) ??
        mutate(reference, operation, exampleRequest(reference, operation, SECRETS), mistake) ??
        request)
  const { answer, violations, remedy, responseId, isUndocumented } = service.answer(sent, state)
  return {
    answer: answer ?? { status: 0, headers: {}, body: '' },
    violations,
    ...(remedy !== undefined && { remedy }),
    ...(responseId !== undefined && { responseId }),
    ...(isUndocumented && { isUndocumented }),
  }
}

function now(): number {
  return clock.at + (Date.now() - clock.began) * clock.speed
}

function setSpeed(speed: number): void {
  Object.assign(clock, { at: now(), began: Date.now(), speed })
}
