import type { ApiReference } from '../reference/model.ts'
import { checkAssertion, SIGNATURE } from './check-assertion.ts'
import { claimsOf } from './claims.ts'
import type { Found, SentRequest, Violation } from './exchange.ts'
import { propertyOf, readBody } from './read-body.ts'

/** A client whose key the service knows. */
interface Client {
  key: Promise<CryptoKey>
  scopes: readonly string[] | undefined
}

const FIELD = 'client_assertion'

/** Client assertions (RFC 7523): whether one is signed with the key that was registered for its client, and says the right things. */
export class Assertions {
  private readonly clients = new Map<string, Client>()

  /**
   * @param key public key; a private one is reduced to it
   * @param scopes those that the client may ask for; any when absent
   */
  register(clientId: string, { kty = '', n = '', e = '' }: JsonWebKey, scopes?: readonly string[]): void {
    const key = crypto.subtle.importKey('jwk', { kty, n, e }, SIGNATURE, false, ['verify'])
    this.clients.set(clientId, { key, scopes })
  }

  /**
   * @param now seconds
   * @returns what is wrong with the assertion of a request; undefined when it has none, or when no key is registered
   */
  async check(
    reference: ApiReference,
    { operation }: Found,
    request: SentRequest,
    now: number,
  ): Promise<Violation[] | undefined> {
    const content = operation.body?.contents.find(({ jsonSchema }) =>
      propertyOf(jsonSchema, FIELD, reference.definitions),
    )
    if (!content || this.clients.size === 0) return undefined
    const body = readBody(request, content, reference.definitions).value as
      | Record<string, unknown>
      | undefined
    const assertion = body?.[FIELD]
    if (typeof assertion !== 'string') return undefined
    const id = String(claimsOf(assertion)?.['iss'])
    const client = this.clients.get(id)
    if (!client) return [violation(FIELD, `is of '${id}', which is not a Client ID with a registered key`)]
    const known = { id, key: await client.key, scopes: client.scopes ?? [] }
    const faults = await checkAssertion(reference, operation, assertion, known, now)
    if (faults.length > 0) return faults.map(({ text }) => violation(FIELD, `is refused: ${text}`))
    return scopeFaults(String(body?.['scope'] ?? ''), client)
  }
}

function scopeFaults(asked: string, { scopes }: Client): Violation[] {
  const unknown = scopes ? asked.split(' ').filter((scope) => !scopes.includes(scope)) : []
  return unknown.map((scope) => violation('scope', `has '${scope}', which is not registered for this client`))
}

function violation(field: string, text: string): Violation {
  return { place: 'body', kind: 'token', pointer: `/${field}`, text }
}
