/** First and last byte, both included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * Reads a `Range` header with one range (RFC 9110, 14.1.2).
 * @param length of the whole representation in bytes
 * @returns undefined where the whole is to be sent: other units, several ranges, or what is no range at all
 */
export function readRange(header: string, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header) ?? []
  // Nothing of an empty file can be named in `content-range`.
  if ((from === '' && to === '') || length === 0) return undefined
  if (from === '') {
    const suffix = Number(to)
    return suffix === 0 ? 'unsatisfiable' : { first: Math.max(0, length - suffix), last: length - 1 }
  }
  const first = Number(from)
  const last = to === '' ? Number.POSITIVE_INFINITY : Number(to)
  if (first > last) return undefined
  return first >= length ? 'unsatisfiable' : { first, last: Math.min(last, length - 1) }
}
