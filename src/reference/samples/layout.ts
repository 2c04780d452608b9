/** Pieces of layout that several languages share. */
import type { Text } from './credentials.ts'
import { isPlain } from './sample-body.ts'
import type { SampleRequest } from './sample-request.ts'

/** Puts `spaces` in front of every line but the first. */
export function indentRest(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`)
}

/** A text in double quotes with the escapes that Java, Go, C# and Python share with JSON. */
export function quoted(text: string): string {
  return JSON.stringify(text)
}

/** Puts a text with secrets together from its parts, as languages without places in a text do. */
export function concatenated(text: Text, variable: (name: string) => string, plus = ' + '): string {
  return text.map((part) => (typeof part === 'string' ? quoted(part) : variable(part.variable))).join(plus)
}

/** The address with its query, encoded; names of secrets stand at its end, each in front of its value. */
export function addressOf({ url, query, keys }: SampleRequest): Text {
  const pairs = query.map(({ wire }) => wire)
  const start = pairs.length === 0 ? url : `${url}?${pairs.join('&')}`
  if (keys.length === 0) return [start]
  return keys.flatMap(({ name, variable }, index) => {
    const mark = index === 0 && pairs.length === 0 ? '?' : '&'
    return [`${index === 0 ? start : ''}${mark}${encodeURIComponent(name)}=`, { variable }]
  })
}

/** Whether a library that encodes names and values sends the query as it has to be. */
export function isPlainQuery({ query }: SampleRequest): boolean {
  return query.every(isPlain)
}
