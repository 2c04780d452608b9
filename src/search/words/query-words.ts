import { type Token, tokensOf } from './tokens.ts'

/** One word of a query. */
export interface QueryWord extends Token {
  /** Shorter forms under which a text may hold it: `tables` is found as `table`. */
  stems: string[]
  /** Words such as `how` and `the` are not required, and weigh nothing. */
  required: boolean
  /** The whole query: looked for in titles and headings, and in texts only where those have nothing that begins so. */
  isLetter: boolean
}

const MOST_WORDS = 12
/** Characters of a query that are read: nobody types more, but anything can be pasted. */
const LONGEST_QUERY = 300
const SHORTEST_STEM = 3
const FILLERS = new Set(
  'a about am an and are as at be by can could did do does for from has have how i if in is it its know me much must my of on or our shall should tell that the their them there this to was we what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** The words of a query, each once; empty for a query of signs alone. */
export function queryWords(query: string): QueryWord[] {
  const words = new Map<string, QueryWord>()
  for (const token of tokensOf(query.slice(0, LONGEST_QUERY))) {
    if (words.size === MOST_WORDS) break
    if (!words.has(token.literal))
      words.set(token.literal, { ...token, stems: stemsOf(token), required: true, isLetter: false })
  }
  const all = [...words.values()]
  const [only] = all
  if (only && all.length === 1) only.isLetter = only.literal.length === 1 && only.pairs.length === 0
  if (all.every(({ whole }) => FILLERS.has(whole))) return all
  return all.map((word) => ({ ...word, required: !FILLERS.has(word.whole) }))
}

/** English plurals and verb forms; harmless for words of other languages, as nothing is taken away from what is found. */
function stemsOf({ whole, parts, pairs }: Token): string[] {
  if (parts.length > 0 || pairs.length > 0 || !/^[a-z]+$/.test(whole)) return []
  const [, stem, ending] = /^(.+?)(ies|es|s|ing|ed|er|ers|ation|ations)$/.exec(whole) ?? []
  if (stem === undefined || stem.length < SHORTEST_STEM || (ending === 's' && stem.endsWith('s'))) return []
  if (ending === 'ies') return [`${stem}y`]
  // `stopped`, `polling`
  const single = /([bdgklmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : []
  return [stem, ...single]
}
