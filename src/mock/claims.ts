import { isObject } from '../reference/named-object.ts'
import { parsedJson } from '../reference/parsed-json.ts'
import { bytesOfBase64, textOf } from './bytes.ts'

/** The claims of a JWT; undefined for a text that is none. */
export function claimsOf(token: string): Record<string, unknown> | undefined {
  return partOf(token, 1)
}

/** The header of a JWT. */
export function headerOf(token: string): Record<string, unknown> | undefined {
  return partOf(token, 0)
}

function partOf(token: string, index: number): Record<string, unknown> | undefined {
  try {
    const value = parsedJson(textOf(bytesOfBase64(token.split('.')[index] ?? '')))
    return isObject(value) ? value : undefined
  } catch {
    // No base64url.
    return undefined
  }
}
