import { bytesOf, bytesOfSigns, signsOf, textOf } from './bytes.ts'
import { isObject, type Values } from './session-values.ts'

/** What a JWT says. */
export interface DecodedJwt {
  header: Values
  claims: Values
  /** What is signed: header and claims as they were sent. */
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

/** Bytes in the alphabet of addresses, as JWTs have them. */
export function base64Url(bytes: Uint8Array): string {
  return btoa(signsOf(bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The part of a JWT in front of its signature. */
export function signingInput(header: object, claims: object): string {
  return [header, claims].map((part) => base64Url(bytesOf(JSON.stringify(part)))).join('.')
}

/** Takes a JWT apart; undefined for a text that is none. The signature is not checked. */
export function decodeJwt(text: string): DecodedJwt | undefined {
  const parts = text.split('.')
  if (parts.length !== 3) return undefined
  const [head = '', middle = '', signature = ''] = parts
  try {
    const header = JSON.parse(textOf(bytesOfBase64Url(head))) as unknown
    const claims = JSON.parse(textOf(bytesOfBase64Url(middle))) as unknown
    if (!isObject(header) || !isObject(claims)) return undefined
    return { header, claims, signed: ownBytes(`${head}.${middle}`), signature: bytesOfBase64Url(signature) }
  } catch {
    return undefined
  }
}

function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytesOfSigns(atob(text.replaceAll('-', '+').replaceAll('_', '/'))))
}

function ownBytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytesOf(text))
}
