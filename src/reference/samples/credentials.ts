import type { Carrier, SecurityNeed } from '../connection-model.ts'
import type { ApiReference } from '../model.ts'

/** A text with secrets in it, which stand in environment variables. */
export type Text = (string | { variable: string })[]

/** How a request proves who sends it. */
export interface Credentials {
  headers: [name: string, value: Text][]
  cookies: Text[]
  /** Parameters of the query that are secrets. */
  keys: { name: string; variable: string }[]
  /** Sends user and password of the environment (`USER_VARIABLE`, `PASSWORD_VARIABLE`). */
  basic: boolean
}

export const TOKEN_VARIABLE = 'ACCESS_TOKEN'
export const USER_VARIABLE = 'API_USER'
export const PASSWORD_VARIABLE = 'API_PASSWORD'

/** Variables that mean something else on the machine of a reader. */
const TAKEN =
  /^(PATH|HOME|USER|USERNAME|LOGNAME|SHELL|PWD|LANG|HOST|HOSTNAME|TERM|TZ|IFS|PS1|UID|ID|TOKEN|KEY)$/

/** Where a request carries what a need asks for. */
export function carriersOf({ security }: ApiReference, need: SecurityNeed): Carrier[] {
  return need.flatMap(({ name }) => security.find((scheme) => scheme.name === name)?.carrier ?? [])
}

/** What a request brings for one of the needs of its operation. */
export function credentialsOf(reference: ApiReference, need: SecurityNeed): Credentials {
  const carriers = carriersOf(reference, need)
  const secrets = carriers.filter(({ scheme }) => scheme !== 'Basic')
  const of = (place: Carrier['place']) => secrets.filter((carrier) => carrier.place === place)
  return {
    headers: of('header').map(({ name, scheme }) => [
      name,
      [...(scheme === undefined ? [] : [`${scheme} `]), { variable: variableOf({ name, scheme }) }],
    ]),
    cookies: of('cookie').map(({ name }) => [`${name}=`, { variable: variableOf({ name }) }]),
    keys: of('query').map(({ name }) => ({ name, variable: variableOf({ name }) })),
    basic: secrets.length < carriers.length,
  }
}

/** The environment variable of a secret: `X-API-Key` is in `X_API_KEY`, a token in `ACCESS_TOKEN`. */
export function variableOf({ name, scheme }: { name: string; scheme?: string | undefined }): string {
  if (scheme === 'Bearer') return TOKEN_VARIABLE
  if (scheme !== undefined) return 'CREDENTIALS'
  const variable = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase()
  if (variable === '') return 'API_KEY'
  return /^\d/.test(variable) || TAKEN.test(variable) ? `API_${variable}` : variable
}
