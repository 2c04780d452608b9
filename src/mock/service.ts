import type { ApiReference } from '../reference/model.ts'
import { findOperation } from './addresses.ts'
import { type CheckedRequest, checkRequest } from './check-request.ts'
import type { Secrets } from './check-secrets.ts'
import { chooseAnswer } from './choose-answer.ts'
import { type Exchange, type Outcome, type SentRequest, targetOf, type Violation } from './exchange.ts'
import { exampleTexts, namesUnknownThing } from './known-values.ts'
import { Memory, type Remembered, type ServiceView } from './memory.ts'
import { notDescribed } from './not-described.ts'
import { reasonOf, refusalFor, refuse } from './refuse.ts'
import { forced, type ServiceState } from './service-state.ts'
import { withOperationsOf } from './with-operations.ts'

/** All services of the documents, with what has happened to their jobs. */
export class Service {
  /** In the order in which an address is looked up. */
  references: readonly ApiReference[]
  private readonly secrets: Secrets
  private readonly memory: Memory

  /**
   * @param secrets what the reader has: `access_token`, `refresh_token`, `client_id`
   * @param now the clock, in milliseconds. With it jobs have their own ids and go on by time, tokens end and limits are counted; without it, each
   *   question to a job takes as long as the job, and every job has the id of the examples.
   */
  constructor(references: readonly ApiReference[], secrets: Secrets, now?: () => number) {
    this.references = references
    this.secrets = secrets
    this.memory = new Memory(references, secrets['access_token'] ?? '', now)
  }

  /** Access tokens that are valid now. */
  get tokens(): readonly string[] {
    return this.memory.tokens.valid(this.memory.now())
  }

  /** Gets to know a document, or further operations of one that it knows in parts. */
  add(reference: ApiReference): void {
    const known = this.references.find(({ name }) => name === reference.name)
    const whole = known ? withOperationsOf(known, reference) : reference
    this.references = [...this.references.filter((one) => one !== known), whole]
    this.memory.tokens.add(reference)
  }

  /** Looks addresses up in some documents first: two versions of an API may share an address. */
  prefer(names: readonly string[]): void {
    const isFirst = ({ name }: ApiReference) => names.includes(name)
    const { references } = this
    this.references = [...references.filter(isFirst), ...references.filter((one) => !isFirst(one))]
  }

  /** What a page draws. */
  state(): ServiceView {
    return this.memory.view()
  }

  /** Brings a job into a state of its document, as a reader wishes it: a transcription fails. */
  move(id: string, state: string): void {
    this.memory.jobs.move(id, state, this.memory.now())
  }

  /**
   * Checks one request, answers it and remembers it.
   * @param state what the service is to answer with, whatever the request says
   */
  answer(request: SentRequest, state?: ServiceState): Exchange {
    const { jobs } = this.memory
    jobs.advance(this.memory.now())
    const { request: read, job } = jobs.inExamples(request)
    const found = findOperation(this.references, read.method, read.host, read.path)
    if (!found) return notDescribed(this.references, request)
    const reference = this.references.find(({ name }) => name === found.document)
    if (!reference) throw new Error(`No document ${found.document}`)
    const { outcome, checked, violations } = this.judged({ reference, found, request: read, job }, state)
    return {
      request,
      targets: [targetOf(found)],
      messages: [],
      violations,
      values: checked.values,
      ...outcome,
    }
  }

  /** The first of these that applies: who asks, how often, what, for what. */
  private judged(
    asked: Remembered,
    state: ServiceState | undefined,
  ): { outcome: Outcome; checked: CheckedRequest; violations: Violation[] } {
    const { reference, found, request } = asked
    const { operation } = found
    const { memory } = this
    const texts = exampleTexts(reference)
    const checked = checkRequest(reference, found, request, {
      tokens: this.tokens,
      expired: memory.tokens.expired(memory.now()),
      secrets: this.secrets,
      texts,
      seconds: Math.floor((memory.now() || Date.now()) / 1000),
    })
    const { unsafe, wrong, body } = checked
    const violations = [...unsafe, ...wrong]
    const ended = (outcome: Outcome) => ({ outcome, checked, violations })
    if (state) return ended(forced(reference, operation, state))
    if (unsafe.length > 0) return ended(refuse(reference, operation, 'security', unsafe))
    const wait = memory.wait(reference, operation)
    if (wait !== undefined) return ended(afterPause(refuse(reference, operation, 'limit'), wait))
    if (wrong.length > 0) return ended(refuse(reference, operation, reasonOf(wrong), wrong))

    const isUnknown = namesUnknownThing(reference, found, checked.values, texts) || memory.isDeleted(request)
    if (isUnknown && refusalFor(operation, 'unknown thing')?.status === '404')
      return ended(refuse(reference, operation, 'unknown thing'))
    const present = memory.present(asked)
    if (present === 'refused') return ended(refuse(reference, operation, 'state'))
    const { outcome, violation } = chooseAnswer({ reference, found, request, body, ...present })
    const isGood = outcome.answer.status < 300
    return {
      outcome: isGood ? memory.note(asked, body, outcome) : outcome,
      checked,
      violations: violation ? [violation] : [],
    }
  }
}

/** With the header that says when to come back. */
function afterPause(outcome: Outcome, seconds: number): Outcome {
  const { answer } = outcome
  return { ...outcome, answer: { ...answer, headers: { ...answer.headers, 'Retry-After': String(seconds) } } }
}
