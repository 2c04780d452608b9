import type { StateAnswer } from '../reference/diagram-model.ts'
import type { ApiReference } from '../reference/model.ts'
import { isObject } from '../reference/named-object.ts'
import { bytesOfSigns, signsOf } from './bytes.ts'
import { scalarTexts } from './choose-answer.ts'
import type { Answer, Found, SentRequest } from './exchange.ts'
import { fitting, type Job, nextByRequest, nextOf } from './job-course.ts'
import { idsIn, newId } from './job-ids.ts'
import { replaced } from './replaced.ts'

/** What a drawing of a job needs. */
export interface JobView {
  id: string
  /** Name of the document. */
  document: string
  /** Name of the state in the document; absent before the job has begun. */
  state?: string
  /** When the state began, in milliseconds as the clock of the service has them. */
  since: number
  /** What comes by itself, and when. */
  next?: { state: string; at: number }
}

/** A request that was answered well. */
export interface Happening {
  job: Job | undefined
  request: SentRequest
  /** Value of its body. */
  body: unknown
  answer: Answer
  now: number
}

/** Only bodies up to this size are searched for ids: larger ones are media. */
const SEARCHED_BYTES = 100_000

/** The jobs of a reader: each has its own id, and goes on by the clock of the service as the document says. */
export class Jobs {
  private readonly jobs: Job[] = []
  private made = 0

  /** Lets everything happen that was to happen until now. */
  advance(now: number): void {
    for (const job of this.jobs) {
      for (let next = nextOf(job); next && next.at <= now; next = nextOf(job)) {
        job.state = next.state
        job.since = next.at
      }
    }
  }

  /** The request with the ids of the examples in place of the reader's own, and the job that it names. */
  inExamples(request: SentRequest): { request: SentRequest; job?: Job } {
    const text = textOfRequest(request)
    const job = this.jobs.find(({ ids }) => [...ids.values()].some((own) => text.includes(own)))
    if (!job) return { request }
    const pairs = [...job.ids].map(([example, own]): [string, string] => [own, example])
    const { path, search, query, body } = request
    return {
      job,
      request: {
        ...request,
        path: replaced(path, pairs),
        ...(search !== undefined && { search: replaced(search, pairs) }),
        query: query.map(([name, value]) => [name, replaced(value, pairs)]),
        ...(body.length <= SEARCHED_BYTES && { body: bytesOfSigns(replaced(signsOf(body), pairs)) }),
      },
    }
  }

  /** What the document says that an operation answers for a job as it is now: `refused` when it says so for other states only. */
  answerFor({ machine, state, body }: Job, operationId: string): StateAnswer | 'refused' | undefined {
    const answer = machine.states.find(({ name }) => name === state)?.answers?.[operationId]
    const said = Array.isArray(answer) ? fitting(answer, body) : answer
    const isSaid = machine.states.some(({ answers = {} }) => Object.hasOwn(answers, operationId))
    return said ?? (isSaid ? 'refused' : undefined)
  }

  /**
   * Takes note of a request that was answered well.
   * @returns the job that it is about
   */
  happened(
    reference: ApiReference,
    { operation }: Found,
    { job, request, body, answer, now }: Happening,
  ): Job | undefined {
    const { operationId } = operation
    const transitions = (reference.states?.transitions ?? []).filter(({ by }) => by === operationId)
    if (job) {
      const to = nextByRequest(job, transitions)
      if (to !== undefined) Object.assign(job, { state: to, since: now, body: together(job.body, body) })
    }
    const own = job ?? this.begun(reference, request, answer, now)
    const start = transitions.find(({ from }) => from === undefined)
    if (!job && own && start) Object.assign(own, { state: start.to, body })
    return own
  }

  /** Brings a job into a state, as a reader wishes it. */
  move(id: string, state: string, now: number): void {
    const job = this.jobs.find(({ ids }) => [...ids.values()].includes(id))
    if (job?.machine.states.some(({ name }) => name === state)) Object.assign(job, { state, since: now })
  }

  /** Plain data, the newest job first. */
  view(): JobView[] {
    const views = this.jobs.map((job): JobView => {
      const { document, ids, state, since } = job
      const next = nextOf(job)
      return {
        id: [...ids.values()][0] ?? '',
        document,
        ...(state !== undefined && { state }),
        since,
        ...(next && { next }),
      }
    })
    return views.reverse()
  }

  /** A new job, when an answer gives an id that its request does not name. */
  private begun(
    reference: ApiReference,
    request: SentRequest,
    { body }: Answer,
    now: number,
  ): Job | undefined {
    const { name, states } = reference
    const said = textOfRequest(request)
    const examples = idsIn(reference, body).filter((id) => !said.includes(id))
    if (!states || examples.length === 0) return undefined
    const taken = this.jobs.flatMap((one) => [...one.ids.values()])
    const ids = new Map(
      examples.map((id): [string, string] => [id, newId(reference, id, this.made++, taken)]),
    )
    const job: Job = { document: name, machine: states, ids, since: now, body: undefined }
    this.jobs.push(job)
    return job
  }
}

/** Everything of a request in which an id may stand. */
function textOfRequest({ path, search = '', query, body }: SentRequest): string {
  const text = body.length <= SEARCHED_BYTES ? signsOf(body) : ''
  return [path, search, ...query.flat(), text].join('\n')
}

/** The fields of what was sent earlier and now. */
function together(earlier: unknown, now: unknown): unknown {
  return isObject(earlier) && isObject(now) ? { ...earlier, ...now } : (earlier ?? now)
}

/** Values that a job was started with: its answers speak of them. */
export function storyOf(job: Job | undefined): string[] {
  return job ? scalarTexts(job.body) : []
}

/** An answer in which the ids of the examples are the reader's own, and `Expires` is the moment when the state ends. With the job that it is about. */
export function withOwnIds({ status, headers, body }: Answer, job: Job): Answer {
  const pairs = [...job.ids]
  const next = nextOf(job)
  const sent = Object.entries(headers).map(([name, value]): [string, string] => {
    if (/^expires$/i.test(name) && next) return [name, new Date(next.at).toUTCString()]
    return [name, replaced(value, pairs)]
  })
  const { state } = job
  return {
    status,
    headers: Object.fromEntries(sent),
    body: replaced(body, pairs),
    job: { ids: pairs, ...(state !== undefined && { state }) },
  }
}
