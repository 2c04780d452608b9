import type { ApiReference, Operation } from '../reference/model.ts'
import { withEcho, withInput } from './echo.ts'
import type { Found, Outcome, SentRequest } from './exchange.ts'
import type { Job } from './job-course.ts'
import { Jobs, type JobView, storyOf, withOwnIds } from './jobs.ts'
import type { Present } from './present.ts'
import { Rates } from './rates.ts'
import { Tokens } from './tokens.ts'
import { Turns } from './turns.ts'

/** What a page draws of a service: plain data. */
export interface ServiceView {
  /** The time of the service, in milliseconds. */
  now: number
  jobs: JobView[]
  /** Tokens that it has given, and when they end. */
  tokens: { token: string; until: number }[]
}

/** A request with the ids of the examples, and the reader's own job that it names. */
export interface Remembered {
  reference: ApiReference
  found: Found
  request: SentRequest
  job: Job | undefined
}

/** What a service remembers: by a clock, or from question to question. */
export class Memory {
  readonly jobs = new Jobs()
  readonly tokens: Tokens
  private readonly turns = new Turns()
  private readonly rates = new Rates()
  private readonly clock: (() => number) | undefined

  constructor(references: readonly ApiReference[], token: string, clock: (() => number) | undefined) {
    this.tokens = new Tokens(references, token)
    this.clock = clock
  }

  /** The time of the service, in milliseconds; it stands still without a clock. */
  now(): number {
    return this.clock?.() ?? 0
  }

  /** What a page draws. */
  view(): ServiceView {
    const now = this.now()
    this.jobs.advance(now)
    return { now, jobs: this.jobs.view(), tokens: this.tokens.view() }
  }

  /** Seconds until a limit has room for a request; undefined when it has. */
  wait(reference: ApiReference, operation: Operation): number | undefined {
    return this.clock && this.rates.take(reference, operation, this.now())
  }

  isDeleted(request: SentRequest): boolean {
    return this.turns.isDeleted(request)
  }

  /** What the thing of a request asks for; `refused` when the document has an answer for other states only. */
  present({ found, request, job }: Remembered): Present | 'refused' {
    const { operation } = found
    const { mock, operationId } = operation
    const last = mock.at(-1)
    if (!this.clock) {
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

  /**
   * Takes note of a request that was answered well.
   * @returns the answer with ids and tokens of its own
   */
  note({ reference, found, request, job }: Remembered, body: unknown, outcome: Outcome): Outcome {
    if (!this.clock) {
      this.turns.happened(request, body)
      return outcome
    }
    const now = this.now()
    const happening = { job, request, body, answer: outcome.answer, now }
    const own = this.jobs.happened(reference, found, happening)
    const input = withInput(reference, found, outcome, body)
    const echoed = own ? withEcho(reference, found.operation, input, own.body) : input
    const answer = own ? withOwnIds(echoed.answer, own) : echoed.answer
    return { ...outcome, answer: this.tokens.issue(answer, now) }
  }
}
