/** Texts that say what they mean: a signed token, JSON in a text. */
const WRITTEN = /[/+](jwt|jose|json|x-www-form-urlencoded)\b/i

/**
 * Whether a value of this schema is a file: bytes that nobody types. A media type alone says it of bytes only; what has a pattern, a described content
 * or one of a few values is a text.
 * @param schema with what it refers to
 */
export function isFile(schema: Record<string, unknown>): boolean {
  const { format, contentMediaType, contentEncoding } = schema
  if (format === 'binary') return true
  if (typeof contentMediaType !== 'string' || contentEncoding !== undefined) return false
  return (
    !WRITTEN.test(contentMediaType) &&
    !['pattern', 'contentSchema', 'enum', 'const'].some((key) => key in schema)
  )
}
