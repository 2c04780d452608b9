import type { Carrier } from '../reference/connection-model.ts'
import type { ApiReference, Operation } from '../reference/model.ts'
import { carriersOf } from '../reference/samples/credentials.ts'
import { bytesOf, signsOf } from './bytes.ts'
import type { SentRequest, Violation } from './exchange.ts'

/** What a caller is known by. */
export interface Secret {
  /** Access tokens that are valid: the one of the environment and those that the documents' token endpoints give. */
  tokens: readonly string[]
  /** Tokens that were valid once. */
  expired: readonly string[]
  /** `user:password` of HTTP Basic. */
  user: string
  /** The only valid key of a name: `X-API-Key` → `secret`. */
  keyOf: (name: string) => string
}

/** Whether a request brings what the operation asks for, and nothing else: one of the needs, all of it. */
export function checkSecurity(
  reference: ApiReference,
  operation: Operation,
  request: SentRequest,
  secret: Secret,
): Violation[] {
  const needs = operation.security.length > 0 ? operation.security : [[]]
  const found = needs.map((need) => faultsOf(reference, carriersOf(reference, need), request, secret))
  // The need that was meant is the one with the least faults.
  return found.sort((a, b) => a.length - b.length)[0] ?? []
}

function faultsOf(
  { security }: ApiReference,
  asked: readonly Carrier[],
  request: SentRequest,
  secret: Secret,
): Violation[] {
  const all = security.flatMap(({ carrier }) => carrier ?? [])
  const isAsked = ({ place, name }: Carrier) => asked.some((one) => one.place === place && one.name === name)
  const needless = all
    .filter((carrier) => !isAsked(carrier) && sentAt(carrier, request) !== undefined)
    .map((carrier) => {
      const text =
        carrier.scheme === undefined
          ? `a ${carrier.place} '${carrier.name}' where none is asked for`
          : 'an Authorization header where none is described'
      return fault('unknown', carrier, text)
    })
  // Several schemes may share the header.
  const once = new Map(needless.map((one) => [one.text, one]))
  return [...once.values(), ...asked.flatMap((carrier) => faultOf(carrier, sentAt(carrier, request), secret))]
}

function fault(kind: 'missing' | 'unknown' | 'token', { name }: Carrier, text: string): Violation {
  return { place: 'security', kind, name, text }
}

function faultOf(carrier: Carrier, sent: string | undefined, secret: Secret): Violation[] {
  const { place, name, scheme } = carrier
  if (sent === undefined)
    return [
      fault('missing', carrier, scheme === undefined ? `no ${place} '${name}'` : 'no Authorization header'),
    ]
  const wrong = (text: string) => [fault('token', carrier, text)]
  if (scheme === undefined)
    return sent === secret.keyOf(name) ? [] : wrong(`${place} '${name}' is not the key: '${sent}'`)
  if (scheme === 'Basic') {
    const expected = `Basic ${btoa(signsOf(bytesOf(secret.user)))}`
    return sent === expected ? [] : wrong(`the Authorization header is not that of the user: '${sent}'`)
  }
  const token = /^Bearer (?<token>\S+)$/.exec(sent)?.groups?.['token']
  if (token === undefined) return wrong(`the Authorization header is not 'Bearer' and a token: '${sent}'`)
  if (secret.tokens.includes(token)) return []
  return wrong(
    secret.expired.includes(token) ? 'the token has expired' : `a token that nobody issued: '${token}'`,
  )
}

function sentAt({ place, name }: Carrier, { headers, query }: SentRequest): string | undefined {
  if (place === 'header') return headers[name.toLowerCase()]
  if (place === 'query') return query.find(([key]) => key === name)?.[1]
  const cookie = headers['cookie']?.split('; ').find((one) => one.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1)
}
