import type { ApiReference, Operation } from '../reference/model.ts'
import { followed } from '../reference/samples/example-value.ts'
import type { JsonSchema } from '../reference/schema-model.ts'
import { valueFaults } from './check-body.ts'
import { type DecodedJwt, decodeJwt } from './jwt.ts'

/** What the service knows of a client. */
export interface RegisteredClient {
  id: string
  key: CryptoKey
  scopes: readonly string[]
}

/** Why an assertion is not accepted. */
export interface AssertionFault {
  /** No JWT; header or claims differ from the document; not from the client; for another address; ended; too long; from a clock that is ahead; another key. */
  kind: 'jwt' | 'shape' | 'client' | 'audience' | 'expired' | 'lifetime' | 'ahead' | 'signature' | 'scope'
  /** Header field or claim. */
  field?: string
  /** What would be right, where it is one thing. */
  due?: string
  text: string
}

/** `exp` is at most so long after `iat`, and after the service's own now. */
export const LONGEST_LIFE_SECONDS = 3600

/** Signatures of documents that say nothing else. */
export const SIGNATURE = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

/** Where the operation is that takes assertions: what their claim `aud` must say. */
export function audienceOf({ servers }: ApiReference, operation: Operation): string {
  const [server] = operation.servers ?? servers
  return (server?.url ?? '') + operation.path
}

/** The shape of header and claims, as the document has it for the field with the assertion (`contentSchema`). */
export function assertionSchemas(
  { definitions }: ApiReference,
  { body }: Operation,
): { header: JsonSchema; claims: JsonSchema } | undefined {
  const schema = followed(body?.contents[0]?.jsonSchema ?? true, definitions)
  const fields = Object.values((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  for (const field of fields) {
    const { contentSchema } = followed(field, definitions) as {
      contentSchema?: { prefixItems?: JsonSchema[] }
    }
    const [header, claims] = contentSchema?.prefixItems ?? []
    if (header !== undefined && claims !== undefined) return { header, claims }
  }
  return undefined
}

/**
 * What is wrong with a signed assertion, in the order in which a service looks: form, header, claims, time, signature.
 * @param now of the service, in seconds
 */
export async function checkAssertion(
  reference: ApiReference,
  operation: Operation,
  assertion: string,
  { id, key }: RegisteredClient,
  now: number,
): Promise<AssertionFault[]> {
  const faults = statedFaults(reference, operation, assertion, id, now)
  const jwt = decodeJwt(assertion)
  if (!jwt || (await isSigned(jwt, key))) return faults
  return [...faults, { kind: 'signature', text: 'the signature is not of the registered key' }]
}

/**
 * The same without the signature: what an assertion says.
 * @param clientId of the client who sends it; undefined for anybody who speaks of themselves
 */
export function statedFaults(
  reference: ApiReference,
  operation: Operation,
  assertion: string,
  clientId: string | undefined,
  now: number,
): AssertionFault[] {
  const jwt = decodeJwt(assertion)
  if (!jwt) return [{ kind: 'jwt', text: 'the assertion is no JWT' }]
  const schemas = assertionSchemas(reference, operation)
  const shape = schemas
    ? [
        ...shapeFaults(reference, schemas.header, jwt.header),
        ...shapeFaults(reference, schemas.claims, jwt.claims),
      ]
    : []
  const about = claimFaults(
    jwt,
    audienceOf(reference, operation),
    clientId ?? String(jwt.claims['iss'] ?? ''),
    now,
  )
  // What a claim should be says more than its pattern.
  const told = new Set(about.map(({ field }) => field))
  return [...shape.filter(({ field }) => !told.has(field)), ...about]
}

/** Fields that the document does not name are no mistake: RFC 7519 lets an assertion have more. */
function shapeFaults(reference: ApiReference, schema: JsonSchema, value: unknown): AssertionFault[] {
  return valueFaults(reference, schema, value)
    .filter(({ kind }) => kind !== 'unknown')
    .map(({ pointer, text }) => {
      const field = pointer.slice(1)
      return { kind: 'shape', field, text: `the field ${field} ${text}` }
    })
}

function claimFaults({ claims }: DecodedJwt, audience: string, id: string, now: number): AssertionFault[] {
  const { iss, sub, aud, iat, exp } = claims
  const of = (one: unknown, field: string, kind: AssertionFault['kind'], due: string): AssertionFault[] =>
    typeof one !== 'string' || one === due
      ? []
      : [{ kind, field, due, text: `the claim ${field} is not ${due}` }]
  const [from, end] = [Number(iat), Number(exp)]
  const time = (isWrong: boolean, kind: AssertionFault['kind'], text: string): AssertionFault[] =>
    isWrong ? [{ kind, field: 'exp', text }] : []
  const isLong = end - from > LONGEST_LIFE_SECONDS
  return [
    ...of(iss, 'iss', 'client', id),
    ...of(sub, 'sub', 'client', id),
    ...of(aud, 'aud', 'audience', audience),
    ...time(end <= from, 'shape', 'the claim exp is not after iat'),
    ...time(end <= now, 'expired', `the claim exp has passed ${now - end} seconds ago`),
    ...time(isLong, 'lifetime', `the claim exp is ${end - from} seconds after iat`),
    ...time(
      !isLong && end > now + LONGEST_LIFE_SECONDS,
      'ahead',
      `the claim exp is ${end - now} seconds from now`,
    ),
  ]
}

async function isSigned({ signed, signature }: DecodedJwt, key: CryptoKey): Promise<boolean> {
  return crypto.subtle.verify(SIGNATURE.name, key, signature, signed)
}
