import type { ApiReference } from '../reference/model.ts'
import { atAddress, findOperation } from './addresses.ts'
import { afterPause } from './after-pause.ts'
import { type CheckedRequest, checkRequest } from './check-request.ts'
import type { Secrets } from './check-secrets.ts'
import { type Asked, chooseAnswer } from './choose-answer.ts'
import { type Exchange, type Outcome, type SentRequest, targetOf, type Violation } from './exchange.ts'
import { type Job, Jobs, type JobView, storyOf } from './jobs.ts'
import { exampleTexts, namesUnknownThing } from './known-values.ts'
import { Rates } from './rates.ts'
import { reasonOf, refusalFor, refuse } from './refuse.ts'
import { forced, type ServiceState } from './service-state.ts'
import { Tokens } from './tokens.ts'
import { Turns } from './turns.ts'
import { withOperations } from './with-operations.ts'

/** What a page draws of a service: plain data. */
export interface ServiceView {
  /** The time of the service, in milliseconds. */
  now: number
  jobs: JobView[]
  /** Tokens that it has given, and when they end. */
  tokens: { token: string; until: number }[]
}

/** All services of the documents, with what has happened to their jobs. */
export class Service {
  /** In the order in which an address is looked up. */
  references: readonly ApiReference[]
  private readonly secrets: Secrets
  private readonly now: (() => number) | undefined
  private readonly turns = new Turns()
  private readonly jobs: Jobs
  private readonly issued: Tokens
  private readonly rates = new Rates()
  private readonly known = new WeakMap<ApiReference, Set<string>>()

  /**
   * @param secrets what the reader has: `access_token`, `refresh_token`, `client_id`
   * @param now the clock, in milliseconds. With it jobs have their own ids and go on by time, tokens end and limits are counted; without it, each
   *   question to a job takes as long as the job, and every job has the id of the examples.
   */
  constructor(references: readonly ApiReference[], secrets: Secrets, now?: () => number) {
    this.references = references
    this.secrets = secrets
    this.now = now
    this.jobs = new Jobs(references)
    this.issued = new Tokens(references, secrets['access_token'] ?? '')
  }

  /** Access tokens that are valid now. */
  get tokens(): readonly string[] {
    return this.issued.valid(this.time())
  }

  /** Gets to know one more document, or further operations of one; what has happened stays. */
  learn(reference: ApiReference): void {
    this.references = withOperations(this.references, reference)
    this.jobs.learn(this.references.find(({ name }) => name === reference.name) ?? reference)
    this.issued.learn(reference)
  }

  /** Looks addresses up in some documents first: two versions of an API may share an address. */
  prefer(names: readonly string[]): void {
    const isFirst = ({ name }: ApiReference) => names.includes(name)
    const others = this.references.filter((one) => !isFirst(one))
    this.references = [...this.references.filter(isFirst), ...others]
  }

  /**
   * Checks one request, answers it and remembers it.
   * @param state what the service is to answer with, whatever the request says
   */
  answer(request: SentRequest, state?: ServiceState): Exchange {
    this.jobs.advance(this.time())
    const { request: read, job } = this.jobs.inExamples(request)
    const found = findOperation(this.references, read.method, read.host, read.path)
    if (!found) return this.notDescribed(request)
    const reference = this.references.find(({ name }) => name === found.document)
    if (!reference) throw new Error(`No document ${found.document}`)
    const { outcome, checked, violations } = this.outcomeOf({ reference, found, request: read, job, state })
    return {
      request,
      targets: [targetOf(found)],
      messages: [],
      violations,
      values: checked.values,
      ...outcome,
    }
  }

  /** What a page draws. */
  state(): ServiceView {
    const now = this.time()
    this.jobs.advance(now)
    return { now, jobs: this.jobs.view(), tokens: this.issued.view() }
  }

  /** Brings a job into a state of its document, as a reader wishes it: a transcription fails. */
  move(id: string, state: string): void {
    this.jobs.move(id, state, this.time())
  }

  private outcomeOf(
    asked: Pick<Asked, 'reference' | 'found' | 'request'> & {
      job: Job | undefined
      state: ServiceState | undefined
    },
  ): { outcome: Outcome; checked: CheckedRequest; violations: Violation[] } {
    const { reference, found, request, state } = asked
    const { operation } = found
    const now = this.time()
    const texts = this.knownTexts(reference)
    const checked = checkRequest(reference, found, request, {
      tokens: this.issued.valid(now),
      expired: this.issued.expired(now),
      secrets: this.secrets,
      texts,
    })
    const { unsafe, wrong, body } = checked
    const violations = [...unsafe, ...wrong]
    const ended = (outcome: Outcome) => ({ outcome, checked, violations })
    if (state) return ended(forced(reference, operation, state))
    if (unsafe.length > 0) return ended(refuse(reference, operation, 'security', unsafe))
    const wait = this.now && this.rates.take(reference, operation, now)
    if (wait !== undefined) return ended(afterPause(refuse(reference, operation, 'limit'), wait))
    if (wrong.length > 0) return ended(refuse(reference, operation, reasonOf(wrong), wrong))

    const isUnknown = namesUnknownThing(found, texts) || this.turns.isDeleted(request)
    if (isUnknown && refusalFor(operation, 'unknown thing')?.status === '404')
      return ended(refuse(reference, operation, 'unknown thing'))
    const turn = this.turnOf(asked)
    if (turn === 'refused') return ended(refuse(reference, operation, 'state'))
    const { outcome, violation } = chooseAnswer({ reference, found, request, body, ...turn })
    const isGood = outcome.answer.status < 300
    return {
      outcome: isGood ? this.remembered(asked, body, outcome) : outcome,
      checked,
      violations: violation ? [violation] : [],
    }
  }

  /** What the memory says of the thing that a request is about. */
  private turnOf({ found, request, job }: Parameters<Service['outcomeOf']>[0]) {
    const { operation } = found
    const { mock, operationId } = operation
    const last = mock.at(-1)
    if (!this.now) {
      const earlier = this.turns.earlier(request, operation)
      const turn = mock[Math.min(earlier, mock.length - 1)]
      return { turn, mayVary: earlier >= mock.length - 1, isStrict: false, story: this.turns.story }
    }
    // A job of the examples is always as the operation wants it.
    const turn = job ? this.jobs.answerFor(job, operationId) : last
    if (turn === 'refused') return turn
    const isUsual = turn?.status === last?.status && turn?.example === last?.example
    return { turn, mayVary: isUsual, isStrict: true, story: storyOf(job) }
  }

  private remembered(
    { reference, found, request, job }: Parameters<Service['outcomeOf']>[0],
    body: unknown,
    outcome: Outcome,
  ): Outcome {
    if (!this.now) {
      this.turns.happened(request, body)
      return outcome
    }
    const now = this.time()
    const answer = this.jobs.happened(reference, found, { job, body, answer: outcome.answer, now })
    return { ...outcome, answer: this.issued.issue(answer, now) }
  }

  private notDescribed(request: SentRequest): Exchange {
    const { method, host, path } = request
    const others = atAddress(this.references, host, path).map(({ operation }) => operation.method)
    const isMethod = others.length > 0
    const text = isMethod
      ? `${method} is not described here, only ${others.join(', ')}`
      : 'no operation has this address'
    return {
      request,
      targets: [],
      answer: { status: 501, headers: {}, body: text },
      isUndocumented: true,
      messages: [],
      violations: [{ place: 'address', kind: isMethod ? 'method' : 'address', text }],
    }
  }

  private time(): number {
    return this.now?.() ?? 0
  }

  private knownTexts(reference: ApiReference): Set<string> {
    const texts = this.known.get(reference) ?? exampleTexts(reference)
    this.known.set(reference, texts)
    return texts
  }
}
