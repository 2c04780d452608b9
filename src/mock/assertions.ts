import { pointerTo } from '../reference/json-pointer.ts'
import type { ApiReference } from '../reference/model.ts'
import type { JsonSchema } from '../reference/schema-model.ts'
import { bytesOf } from './bytes.ts'
import { bytesOfBase64, claimsOf, headerOf } from './claims.ts'
import type { Found, SentRequest, Violation } from './exchange.ts'
import { propertyOf, readBody } from './read-body.ts'
import { validatorFor } from './validator.ts'

/** A client whose key the service knows. */
interface Client {
  key: JsonWebKey & { kid?: string }
  scopes: readonly string[] | undefined
}

type Claims = Record<string, unknown>

const FIELD = 'client_assertion'
const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const LONGEST_LIFE_SECONDS = 3600
/** How far clocks of client and service may differ. */
const CLOCK_SKEW_SECONDS = 60

/** Client assertions (RFC 7523): whether one is signed with the key that was registered for its client, and says the right things. */
export class Assertions {
  private readonly clients = new Map<string, Client>()
  private readonly used = new Set<string>()

  /**
   * @param key public key; a private one is reduced to it
   * @param scopes those that the client may ask for; any when absent
   */
  register(clientId: string, { kty, n, e, kid }: Client['key'], scopes?: readonly string[]): void {
    const key = {
      ...(kty !== undefined && { kty }),
      ...(n !== undefined && { n }),
      ...(e !== undefined && { e }),
    }
    this.clients.set(clientId, { key: { ...key, ...(kid !== undefined && { kid }) }, scopes })
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
    const body = readBody(request, content, reference.definitions).value as Claims | undefined
    const assertion = body?.[FIELD]
    if (typeof assertion !== 'string') return undefined
    const [header, claims] = [headerOf(assertion), claimsOf(assertion)]
    if (!header || !claims) return [fault('is no JWT')]
    const shape = propertyOf(content.jsonSchema, FIELD, reference.definitions)
    const wrong = [
      ...shapeFaults(reference, shape, header, claims),
      ...claimFaults(claims, `https://${request.host}${request.path}`, now),
    ]
    const client = this.clients.get(String(claims['iss']))
    if (!client)
      return [fault(`is from '${claims['iss']}', which is not a Client ID with a registered key`), ...wrong]
    if (header['kid'] !== undefined && client.key.kid !== undefined && header['kid'] !== client.key.kid)
      wrong.push(fault(`names the key '${header['kid']}', which is not registered`))
    if (header['alg'] === 'RS256' && !(await isSigned(assertion, client.key)))
      wrong.push(fault('is not signed with the private key of the registered public key'))
    if (wrong.length > 0) return wrong
    return [...this.reuse(claims), ...scopeFaults(String(body?.['scope'] ?? ''), client)]
  }

  /** An assertion with an id works once. */
  private reuse({ iss, jti }: Claims): Violation[] {
    if (jti === undefined) return []
    const id = `${iss} ${jti}`
    if (this.used.has(id)) return [fault(`has the id '${jti}', which was used before`)]
    this.used.add(id)
    return []
  }
}

/** What the document says of header and claims (`contentSchema`). */
function shapeFaults(
  reference: ApiReference,
  shape: JsonSchema | undefined,
  header: Claims,
  claims: Claims,
): Violation[] {
  const schema = typeof shape === 'object' ? (shape['contentSchema'] as JsonSchema | undefined) : undefined
  if (schema === undefined) return []
  return validatorFor(reference)(schema)([header, claims]).map(({ pointer, message }) => {
    const [part, ...steps] = pointer.slice(1).split('/')
    const name = steps.length > 0 ? `'${steps.join('/')}' ` : ''
    return fault(`is wrong in its ${part === '0' ? 'header' : 'claims'}: ${name}${message}`)
  })
}

function claimFaults({ iss, sub, aud, iat, exp }: Claims, address: string, now: number): Violation[] {
  const [start, end] = [Number(iat), Number(exp)]
  return [
    ...(iss === sub ? [] : [fault(`is from '${iss}' but about '${sub}'`)]),
    ...(aud === address ? [] : [fault(`is for '${aud}', not for '${address}'`)]),
    ...(end <= now ? [fault('has expired')] : []),
    ...(start > now + CLOCK_SKEW_SECONDS
      ? [fault(`begins ${Math.round(start - now)} seconds in the future`)]
      : []),
    ...(end <= start ? [fault('ends before it begins')] : []),
    ...(end - start > LONGEST_LIFE_SECONDS
      ? [fault(`lives ${end - start} seconds, at most ${LONGEST_LIFE_SECONDS}`)]
      : []),
  ]
}

function scopeFaults(asked: string, { scopes }: Client): Violation[] {
  const unknown = scopes ? asked.split(' ').filter((scope) => !scopes.includes(scope)) : []
  return unknown.map((scope): Violation => {
    const text = `has '${scope}', which is not registered for this client`
    return { place: 'body', kind: 'token', pointer: '/scope', text }
  })
}

async function isSigned(assertion: string, key: JsonWebKey): Promise<boolean> {
  const [header, claims, signature = ''] = assertion.split('.')
  try {
    const { kty, n, e } = key as Record<string, string>
    const jwk = { kty, n, e } as JsonWebKey
    const publicKey = await crypto.subtle.importKey('jwk', jwk, ALGORITHM, false, ['verify'])
    const signed = bytesOf(`${header}.${claims}`)
    return await crypto.subtle.verify(ALGORITHM, publicKey, bytesOfBase64(signature), signed)
  } catch {
    // No signature in base64url, or a key of another kind.
    return false
  }
}

function fault(text: string): Violation {
  return { place: 'body', kind: 'token', pointer: pointerTo('', FIELD), text }
}
