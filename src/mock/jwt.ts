import { base64Url, bytesOf, bytesOfBase64 } from './bytes.ts'
import { claimsOf, headerOf } from './claims.ts'
import type { Values } from './session-values.ts'

/** What a JWT says. */
export interface DecodedJwt {
  header: Values
  claims: Values
  /** What is signed: header and claims as they were sent. */
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

/** The part of a JWT in front of its signature. */
export function signingInput(header: object, claims: object): string {
  return [header, claims].map((part) => base64Url(bytesOf(JSON.stringify(part)))).join('.')
}

/** A JWT with other claims; its signature stays, so that it fits them no longer. */
export function withClaims(token: string, claims: object): string {
  const [head, , signature] = token.split('.')
  return `${head}.${base64Url(bytesOf(JSON.stringify(claims)))}.${signature}`
}

/** Takes a JWT apart; undefined for a text that is none. The signature is not checked. */
export function decodeJwt(text: string): DecodedJwt | undefined {
  const [header, claims] = [headerOf(text), claimsOf(text)]
  const [head, middle, signature, ...rest] = text.split('.')
  if (!header || !claims || signature === undefined || rest.length > 0) return undefined
  try {
    return { header, claims, signed: bytesOf(`${head}.${middle}`), signature: bytesOfBase64(signature) }
  } catch {
    // No base64url.
    return undefined
  }
}
