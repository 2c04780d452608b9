import type { Answer } from '../../../mock/exchange.ts'
import type { ApiReference, Operation } from '../../../reference/model.ts'
import { parsedJson } from '../../../reference/parsed-json.ts'
import { type ConsoleValues, parameterKey } from './console-values.ts'

/**
 * What services have answered in this view of the page, by document and name of the field. Consoles that open later go on with it: the status of the job that
 * was started, with the token that was given. Kept nowhere else.
 */
const known = new Map<string, Readonly<Record<string, unknown>>>()
let token: string | undefined

/** Keeps texts and numbers of a successful answer in JSON, those at its top. */
export function rememberAnswer({ name }: ApiReference, { status, body }: Answer): void {
  if (status >= 300) return
  const fields = Object.entries(parsedJson(body) ?? {}).filter(([, value]) =>
    /^(string|number)$/.test(typeof value),
  )
  const values = Object.fromEntries(fields)
  known.set(name, { ...known.get(name), ...values })
  if (typeof values['access_token'] === 'string') token = values['access_token']
}

/** The values of a form with what has been answered in place of the ids that it needs. */
export function withAnswered(
  { name }: ApiReference,
  { parameters }: Operation,
  values: ConsoleValues,
): ConsoleValues {
  const answered = known.get(name) ?? {}
  const ids = parameters.filter((one) => one.required && one.name in answered)
  const own = ids.map((one) => [parameterKey(one), answered[one.name]])
  return { ...values, parameters: { ...values.parameters, ...Object.fromEntries(own) } }
}

/** The token that was given last. */
export function givenToken(): string | undefined {
  return token
}
