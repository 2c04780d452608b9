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
export function addressOf(request: SampleRequest): Text {
  const { url, query, keys } = request
  const pairs = query.map(({ wire }) => wire).join('&')
  const start = pairs === '' ? url : `${url}?${pairs}`
  return keys.reduce<Text>(
    (address, { name, variable }, index) => {
      const mark = pairs === '' && index === 0 ? '?' : '&'
      const piece = `${mark}${encodeURIComponent(name)}=`
      const last = address.at(-1)
      const longer = typeof last === 'string' ? [...address.slice(0, -1), last + piece] : [...address, piece]
      return [...longer, { variable }]
    },
    [start],
  )
}

/** Whether a library that encodes names and values sends the query as it has to be. */
export function isPlainQuery({ query }: SampleRequest): boolean {
  return query.every(isPlain)
}
