import { keyOf } from '../../../mock/keys.ts'
import type { SecurityNeed } from '../../../reference/connection-model.ts'
import type { ApiReference } from '../../../reference/model.ts'
import {
  credentialsOf,
  PASSWORD_VARIABLE,
  type Text,
  TOKEN_VARIABLE,
  USER_VARIABLE,
} from '../../../reference/samples/credentials.ts'
import { givenToken } from './answered-values.ts'

/** Secrets by the variable in which samples have them: `ACCESS_TOKEN`. */
export type Secrets = Readonly<Record<string, string>>

/** The token that the service in the page knows from the beginning. */
export const DEMO_TOKEN = 'demo-token'

/** The secrets that a request needs, by variable, each with a value that the service in the page accepts. */
export function demoSecrets(reference: ApiReference, need: SecurityNeed): Secrets {
  const { headers, cookies, keys, basic } = credentialsOf(reference, need)
  const texts: Text[] = [...headers.map(([, text]) => text), ...cookies, keys]
  const variables = texts.flat().flatMap((part) => (typeof part === 'string' ? [] : [part.variable]))
  const all = [...variables, ...(basic ? [USER_VARIABLE, PASSWORD_VARIABLE] : [])]
  return Object.fromEntries(
    all.map((name) => [name, name === TOKEN_VARIABLE ? (givenToken() ?? DEMO_TOKEN) : keyOf(name)]),
  )
}
