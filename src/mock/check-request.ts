import type { ApiReference, Operation } from '../reference/model.ts'
import { isObject } from '../reference/named-object.ts'
import { variableOf } from '../reference/samples/credentials.ts'
import { statedFaults } from './check-assertion.ts'
import { checkBody } from './check-body.ts'
import { checkParameters } from './check-parameters.ts'
import { checkSecrets, type Secrets } from './check-secrets.ts'
import { checkSecurity } from './check-security.ts'
import type { Found, SentRequest, Violation } from './exchange.ts'
import { keyOf } from './keys.ts'
import { refusesScopes, registeredScopes, scopeFaults } from './scopes.ts'

/** What a service knows when a request comes in. */
export interface Known {
  /** Access tokens that are valid now, and those that were. */
  tokens: readonly string[]
  expired: readonly string[]
  secrets: Secrets
  /** Texts of the document's examples, in lower case. */
  texts: ReadonlySet<string>
  /** The time of the service. */
  seconds: number
}

/** A request as its operation reads it. */
export interface CheckedRequest {
  /** Who sends it. */
  unsafe: Violation[]
  /** What it says. */
  wrong: Violation[]
  /** Value of the body, if it has one. */
  body: unknown
  /** Parameters by place and name, and `body`. */
  values: Record<string, unknown>
}

/** Checks everything that the document says of a request. */
export function checkRequest(
  reference: ApiReference,
  found: Found,
  request: SentRequest,
  { tokens, expired, secrets, texts, seconds }: Known,
): CheckedRequest {
  const { operation } = found
  const unsafe = checkSecurity(reference, operation, request, {
    tokens,
    expired,
    user: `${keyOf('API_USER')}:${keyOf('API_PASSWORD')}`,
    keyOf: (name) => keyOf(variableOf({ name })),
  })
  const parameters = checkParameters(reference, found, request)
  const { body, violations } = checkBody(reference, operation, request)
  const foreign = checkSecrets(request, body.value, {
    secrets,
    texts,
    faultsOf: (text) => statedFaults(reference, operation, text, secrets['client_id'], seconds),
  })
  return {
    unsafe,
    wrong: [
      ...parameters.violations,
      ...violations,
      // Who asks is looked at first.
      ...(foreign.length > 0 ? foreign : checkScope(reference, operation, body.value)),
    ],
    body: body.value,
    values: { ...parameters.values, ...(body.value !== undefined && { body: body.value }) },
  }
}

/** A token endpoint gives the scopes that it names. */
function checkScope(reference: ApiReference, operation: Operation, body: unknown): Violation[] {
  if (!isObject(body) || typeof body['scope'] !== 'string' || !refusesScopes(operation)) return []
  return scopeFaults(body['scope'], registeredScopes(reference, operation)).map(
    ({ text }): Violation => ({
      place: 'body',
      kind: 'token',
      pointer: '/scope',
      text: `is refused: ${text}`,
    }),
  )
}
