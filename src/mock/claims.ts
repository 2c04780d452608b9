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
    const value = JSON.parse(textOf(bytesOfBase64(token.split('.')[index] ?? ''))) as unknown
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
