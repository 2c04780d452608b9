/**
 * An address, or a path after a quote, a bracket or white space; then its query or fragment. Works inside written JSON, too. The last part is
 * optional, so that no character is looked at twice: a replay is a long text.
 */
const ADDRESS = /(https?:\/\/[^\s?#"'<>\\]+|(?<![^\s"'(=:])\/[^\s?#"'<>\\]*)(?:[?#][^\s"'<>)\\]*)?/g

/** The same data with the queries and fragments of all addresses cut off, in texts of any depth. */
export function withoutQueries<T>(data: T): T {
  return cleaned(data) as T
}

function cleaned(data: unknown): unknown {
  if (typeof data === 'string') return data.replace(ADDRESS, '$1')
  if (Array.isArray(data)) return data.map(cleaned)
  // Bytes are no text.
  if (data === null || typeof data !== 'object' || ArrayBuffer.isView(data)) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, cleaned(value)]))
}
