/** Pieces of layout that several languages share. */
import type { SampleRequest } from './sample-request.ts'

/** Puts `spaces` in front of every line but the first. */
export function indentRest(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`)
}

/** A text in double quotes with the escapes that Java, Go, C# and Python share with JSON. */
export function quoted(text: string): string {
  return JSON.stringify(text)
}

/** The address with its query, encoded. */
export function addressOf({ url, query }: SampleRequest): string {
  if (query.length === 0) return url
  const pairs = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return `${url}?${pairs.join('&')}`
}
