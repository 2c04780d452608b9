import type { ApiReference, Operation } from '../reference/model.ts'
import { isObject } from '../reference/named-object.ts'
import { type AssertionFault, checkAssertion, type RegisteredClient } from './check-assertion.ts'
import { decodeJwt, withClaims } from './jwt.ts'
import { INVALID_SCOPE, scopeFaults } from './scopes.ts'
import type { Values } from './session-values.ts'

/** What the endpoint says to an assertion. */
export interface TokenAnswer {
  /** As the document has it: `200`, or `4XX` where it names no single one. */
  status: string
  body: unknown
  faults: AssertionFault[]
}

/**
 * Trades an assertion for an access token, as the document tells: its example of a success with the life of this assertion, or its example of the error with
 * what is wrong.
 * @param now of the service, in seconds
 */
export async function exchangeToken(
  reference: ApiReference,
  operation: Operation,
  { assertion, scope }: { assertion: string; scope: string },
  client: RegisteredClient,
  now: number,
): Promise<TokenAnswer> {
  const faults = await checkAssertion(reference, operation, assertion, client, now)
  if (faults[0]) return refusal(operation, 'invalid_client', faults)
  const wrong = scopeFaults(scope, client.scopes)
  if (wrong.length > 0) return refusal(operation, INVALID_SCOPE, wrong)
  const success = operation.responses.find(({ status }) => status.startsWith('2'))
  const value = success?.contents[0]?.examples[0]?.value
  if (!success || !isObject(value)) throw new Error('The document has no example of a token.')
  const exp = Number(decodeJwt(assertion)?.claims['exp'])
  return { status: success.status, body: livingUntil(value, exp, now, scope), faults: [] }
}

function refusal(operation: Operation, error: string, faults: AssertionFault[]): TokenAnswer {
  const response = operation.responses.find(({ status }) => status.startsWith('4'))
  const values = (response?.contents ?? []).flatMap(({ examples }) => examples.map(({ value }) => value))
  const example = values.find((value) => isObject(value) && value['error'] === error)
  const words = isObject(example) && 'error_description' in example && faults[0]?.kind !== 'expired'
  const body = words
    ? { ...(example as Values), error_description: sentence(faults[0]?.text ?? '') }
    : example
  return { status: response?.status ?? '400', body: body ?? { error }, faults }
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** The example with what follows from the assertion: it decides how long the token lives. */
function livingUntil(example: Values, exp: number, now: number, scope: string): Values {
  const token = String(example['access_token'])
  const jwt = decodeJwt(token)
  return {
    ...example,
    ...(jwt && { access_token: withClaims(token, { ...jwt.claims, exp }) }),
    ...('expires_in' in example && { expires_in: exp - now }),
    ...('scope' in example && { scope }),
  }
}
