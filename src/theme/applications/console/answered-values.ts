import type { Answer, AnsweredJob } from '../../../mock/exchange.ts'
import { statesFrom } from '../../../mock/job-course.ts'
import { replaced } from '../../../mock/replaced.ts'
import type { ApiReference, Operation } from '../../../reference/model.ts'
import { isObject } from '../../../reference/named-object.ts'
import { parsedJson } from '../../../reference/parsed-json.ts'
import { type ConsoleValues, parameterKey } from './console-values.ts'

/** What the service in the page has answered about one document. */
interface Answered {
  /** By name, from the top of answers. */
  fields: Readonly<Record<string, unknown>>
  /** As each was when it was answered first, by its own id; the newest is the last. */
  jobs: ReadonlyMap<string, AnsweredJob>
}

/**
 * By name of the document, in this view of the page. Consoles that open later go on with it: the status of the job that was started, with the token that was
 * given. Kept nowhere else.
 */
const known = new Map<string, Answered>()
let token: string | undefined

/** Keeps texts and numbers of a successful answer in JSON, those at its top, and the job that it is about. */
export function rememberAnswer({ name }: ApiReference, { status, body, job }: Answer): void {
  if (status >= 300) return
  const fields = Object.entries(parsedJson(body) ?? {}).filter(([, value]) =>
    /^(string|number)$/.test(typeof value),
  )
  const values = Object.fromEntries(fields)
  const before = known.get(name)
  const jobs = new Map(before?.jobs)
  const own = job?.ids[0]?.[1]
  if (job && own !== undefined && !jobs.has(own)) jobs.set(own, job)
  known.set(name, { fields: { ...before?.fields, ...values }, jobs })
  if (typeof values['access_token'] === 'string') token = values['access_token']
}

/**
 * The values of a form with what has been answered in place of what it would need from the examples: the ids of the newest job that its operation can be
 * about, wherever they stand in parameters and body (`documents/{id}`); of a document without jobs, parameters by their names.
 */
export function withAnswered(
  reference: ApiReference,
  operation: Operation,
  values: ConsoleValues,
): ConsoleValues {
  const { fields = {}, jobs } = known.get(reference.name) ?? {}
  const { id } = reference.states ?? {}
  const job = [...(jobs?.values() ?? [])].findLast((one) => isAbout(reference, operation, one))
  const filled = (value: unknown, name?: string): unknown => {
    if (typeof value === 'string' && job)
      return name === id && job.ids[0] ? job.ids[0][1] : replaced(value, job.ids)
    if (Array.isArray(value)) return value.map((one) => filled(one))
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, key)]))
  }
  const parameters = operation.parameters.flatMap((one): [string, unknown][] => {
    const { name, required } = one
    const key = parameterKey(one)
    if (!(key in values.parameters)) return []
    const isAnswered = required && name !== id && Object.hasOwn(fields, name)
    return [[key, isAnswered ? fields[name] : filled(values.parameters[key], name)]]
  })
  return {
    ...values,
    parameters: { ...values.parameters, ...Object.fromEntries(parameters) },
    body: filled(values.body),
  }
}

/** Whether an operation can be about a job that began in a state: what brings jobs on is not about those that began behind it, and what starts one is about none. */
function isAbout({ states }: ApiReference, { operationId }: Operation, { state }: AnsweredJob): boolean {
  const steps = (states?.transitions ?? []).filter(({ by }) => by === operationId)
  if (!states || state === undefined || steps.length === 0) return true
  const ahead = statesFrom(states, state)
  return steps.some(({ from }) => from !== undefined && ahead.has(from))
}

/** The token that was given last. */
export function givenToken(): string | undefined {
  return token
}
