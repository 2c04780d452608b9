/** Can a pattern be tested here? */
export function isReadable(pattern: string): boolean {
  return expressionOf(pattern, 'u') !== undefined
}

/** The regular expression of a pattern for Ajv; one that fits everything where there is none. */
export const readPattern = Object.assign(
  (pattern: string, flags: string) => expressionOf(pattern, flags) ?? /(?:)/,
  { code: 'readPattern' },
)

/** Many patterns are written for expressions without the flag `u`, which are less strict. */
function expressionOf(pattern: string, flags: string): RegExp | undefined {
  for (const tried of [flags, flags.replace('u', '')]) {
    try {
      return new RegExp(pattern, tried)
    } catch {
      // The next one, or none.
    }
  }
  return undefined
}
