import { pointerTo } from '../reference/json-pointer.ts'
import { claimsOf } from './claims.ts'
import type { SentRequest, Violation } from './exchange.ts'

/** Values that only the reader has: a request that brings others has spoilt them, for example by wrong encoding. */
export type Secrets = Readonly<Record<string, string>>

/** An assertion lives at most as long (RFC 7523 leaves it to the service). */
const LONGEST_LIFE_SECONDS = 3600

/**
 * A secret has to be the reader's own, or the one of the document's example.
 * @param known texts of the document's examples, in lower case
 * @param assertion what is wrong with the client assertion, when it has been checked together with its signature
 */
export function checkSecrets(
  request: SentRequest,
  body: unknown,
  secrets: Secrets,
  known: ReadonlySet<string>,
  assertion?: readonly Violation[],
): Violation[] {
  const inBody = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const sent = [
    ...request.query.map(([name, value]) => ({ place: 'query' as const, name, text: value })),
    ...inBody.map(([name, value]) => ({ place: 'body' as const, name, text: String(value) })),
  ]
  const secretFaults = sent.flatMap(({ place, name, text }): Violation[] => {
    if (assertion && name === 'client_assertion') return []
    if (known.has(text.toLowerCase())) return []
    const at = place === 'body' ? { place, pointer: pointerTo('', name) } : { place, name }
    const wrong = (why: string): Violation => ({ ...at, kind: 'token', text: why })
    if (name === 'client_assertion')
      return checkAssertion(request, text, secrets['client_id'] ?? '').map(wrong)
    const secret = secrets[name]
    return secret === undefined || secret === text ? [] : [wrong(`is not what the reader has: '${text}'`)]
  })
  return [...(assertion ?? []), ...secretFaults]
}

/** The claims of a signed assertion: who, to whom, for how long. */
function checkAssertion({ host, path }: SentRequest, assertion: string, clientId: string): string[] {
  const claims = claimsOf(assertion)
  if (!claims) return ['is no JWT']
  const { iss, sub, aud, iat, exp } = claims
  const life = Number(exp) - Number(iat)
  return [
    ...(iss === clientId && sub === clientId ? [] : [`is from '${iss}' about '${sub}'`]),
    ...(aud === `https://${host}${path}` ? [] : [`is for '${aud}'`]),
    ...(life > 0 && life <= LONGEST_LIFE_SECONDS ? [] : [`lives ${life} seconds`]),
  ]
}
