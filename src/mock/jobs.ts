import type { StateAnswer, StateMachine, Transition } from '../reference/diagram-model.ts'
import type { ApiReference } from '../reference/model.ts'
import { bytesOfSigns, signsOf } from './bytes.ts'
import { scalarTexts } from './choose-answer.ts'
import type { Answer, Found, SentRequest } from './exchange.ts'
import { exampleIds, ownId } from './job-ids.ts'

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

/** A thing of the reader's own, which the document shows with an id of its examples. */
export interface Job {
  document: string
  machine: StateMachine
  /** Own ids by those of the examples. */
  ids: Map<string, string>
  state?: string
  since: number
  /** What it was started with. */
  body: unknown
}

/** Only bodies up to this size are searched for ids: larger ones are media. */
const SEARCHED_BYTES = 100_000

/** The jobs of a reader: each has its own id, and goes on by the clock of the service as the document says. */
export class Jobs {
  private readonly jobs: Job[] = []
  private readonly examples = new Map<string, string[]>()
  private made = 0

  constructor(references: readonly ApiReference[]) {
    for (const reference of references) this.learn(reference)
  }

  /** Gets to know one more document. */
  learn(reference: ApiReference): void {
    if (reference.states) this.examples.set(reference.name, exampleIds(reference))
  }

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
    const body = request.body.length <= SEARCHED_BYTES ? signsOf(request.body) : ''
    const text = [request.path, request.search, ...request.query.flat(), body].join('\n')
    const job = this.jobs.find(({ ids }) => [...ids.values()].some((own) => text.includes(own)))
    if (!job) return { request }
    const pairs = [...job.ids].map(([example, own]): [string, string] => [own, example])
    const { path, search, query } = request
    return {
      job,
      request: {
        ...request,
        path: replaced(path, pairs),
        ...(search !== undefined && { search: replaced(search, pairs) }),
        query: query.map(([name, value]) => [name, replaced(value, pairs)]),
        ...(body !== '' && { body: bytesOfSigns(replaced(body, pairs)) }),
      },
    }
  }

  /** What the document says that an operation answers for a job as it is now: `refused` when it says so for other states only. */
  answerFor({ machine, state }: Job, operationId: string): StateAnswer | 'refused' | undefined {
    const said = machine.states.find(({ name }) => name === state)?.answers?.[operationId]
    const isSaid = machine.states.some(({ answers = {} }) => operationId in answers)
    return said ?? (isSaid ? 'refused' : undefined)
  }

  /**
   * Takes note of a request that was answered well.
   * @returns the answer with the reader's own ids
   */
  happened(
    reference: ApiReference,
    { operation }: Found,
    { job, body, answer, now }: { job: Job | undefined; body: unknown; answer: Answer; now: number },
  ): Answer {
    const { operationId } = operation
    const transitions = (reference.states?.transitions ?? []).filter(({ by }) => by === operationId)
    if (job) {
      const to = nextByRequest(job, transitions)
      if (to !== undefined) Object.assign(job, { state: to, since: now })
      if (to !== undefined && job.body === undefined) job.body = body
    }
    const own = job ?? this.begun(reference, answer, now)
    if (!own) return answer
    const start = transitions.find(({ from }) => from === undefined)
    if (!job && start) Object.assign(own, { state: start.to, body })
    return withOwnIds(answer, own)
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

  /** A new job, when an answer to a request that names none has the id of one. */
  private begun({ name, states }: ApiReference, { body, headers }: Answer, now: number): Job | undefined {
    const said = [body, ...Object.values(headers)].join('\n')
    const examples = (this.examples.get(name) ?? []).filter((id) => said.includes(id))
    if (!states || examples.length === 0) return undefined
    const ids = new Map(examples.map((id): [string, string] => [id, ownId(id, this.made++)]))
    const job: Job = { document: name, machine: states, ids, since: now, body: undefined }
    this.jobs.push(job)
    return job
  }
}

/** Values that a job was started with: its answers speak of them. */
export function storyOf(job: Job | undefined): string[] {
  return job ? scalarTexts(job.body) : []
}

/** An answer in which the ids of the examples are the reader's own, and `Expires` is the moment when the state ends. */
export function withOwnIds({ status, headers, body }: Answer, job: Job): Answer {
  const pairs = [...job.ids]
  const next = nextOf(job)
  const sent = Object.entries(headers).map(([name, value]): [string, string] => {
    if (/^expires$/i.test(name) && next) return [name, new Date(next.at).toUTCString()]
    return [name, replaced(value, pairs)]
  })
  return { status, headers: Object.fromEntries(sent), body: replaced(body, pairs) }
}

/** What happens to a job by itself: the first transition of its state that takes time. */
function nextOf({ machine, state, since, body }: Job): { state: string; at: number } | undefined {
  for (const { from, to, after } of machine.transitions) {
    const seconds = from !== undefined && from === state ? secondsOf(after, body) : undefined
    if (seconds !== undefined) return { state: to, at: since + seconds * 1000 }
  }
  return undefined
}

function secondsOf(after: Transition['after'], body: unknown): number | undefined {
  if (typeof after !== 'object') return after
  return after.find(({ when = {} }) =>
    Object.entries(when).every(([name, value]) => hasValue(body, name, value)),
  )?.seconds
}

/** A field of a body, or of an object in it. */
function hasValue(body: unknown, name: string, value: string): boolean {
  if (typeof body !== 'object' || body === null) return false
  return Object.entries(body).some(([key, one]) =>
    key === name ? String(one) === value : hasValue(one, name, value),
  )
}

/** What a document does not say of a request in the present state happens all the same, unless the state is the end. */
function nextByRequest({ machine, state }: Job, transitions: readonly Transition[]): string | undefined {
  const meant = transitions.find(({ from }) => from === state)
  const isEnd = !machine.transitions.some(({ from }) => from === state)
  return meant?.to ?? (isEnd ? undefined : transitions[0]?.to)
}

function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((done, [from, to]) => done.replaceAll(from, to), text)
}
