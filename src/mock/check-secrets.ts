import { pointerTo } from '../reference/json-pointer.ts'
import type { AssertionFault } from './check-assertion.ts'
import type { SentRequest, Violation } from './exchange.ts'

/** Values that only the reader has: a request that brings others has spoilt them, for example by wrong encoding. */
export type Secrets = Readonly<Record<string, string>>

/** What is known of secrets. */
interface KnownSecrets {
  secrets: Secrets
  /** Texts of the document's examples, in lower case. */
  texts: ReadonlySet<string>
  /** What is wrong with a client assertion. */
  faultsOf: (assertion: string) => AssertionFault[]
}

/** A secret has to be the reader's own, or the one of the document's example. */
export function checkSecrets(
  { query }: SentRequest,
  body: unknown,
  { secrets, texts, faultsOf }: KnownSecrets,
): Violation[] {
  const inBody = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const sent = [
    ...query.map(([name, value]) => ({ place: 'query' as const, name, text: value })),
    ...inBody.map(([name, value]) => ({ place: 'body' as const, name, text: String(value) })),
  ]
  return sent.flatMap(({ place, name, text }): Violation[] => {
    if (texts.has(text.toLowerCase())) return []
    const at = place === 'body' ? { place, pointer: pointerTo('', name) } : { place, name }
    const wrong = (why: string): Violation => ({ ...at, kind: 'token', text: why })
    if (name === 'client_assertion') return faultsOf(text).map((fault) => wrong(`is refused: ${fault.text}`))
    const secret = secrets[name]
    return secret === undefined || secret === text ? [] : [wrong(`is not what the reader has: '${text}'`)]
  })
}
