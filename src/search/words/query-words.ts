import { isFiller, isLight } from './fillers.ts'
import { type Token, tokensOf } from './tokens.ts'

/** One word of a query. */
export interface QueryWord extends Token {
  /** Shorter forms under which a text may hold it: `tables` is found as `table`. */
  stems: string[]
  /** What words of its family begin with: `encryption` and `encrypt` are of one. Empty where the word has no ending that tells. */
  root: string
  /** Words such as `how` and `get` are not required. */
  required: boolean
  /** Words such as `how` and `the` say nothing. */
  isFiller: boolean
  /** Known to be a whole word, of which only the plural is longer; what a reader types may go on. */
  isWhole: boolean
  /** The whole query: looked for in titles and headings, and in texts only where those have nothing that begins so. */
  isLetter: boolean
}

const MOST_WORDS = 12
/** Characters of a query that are read: nobody types more, but anything can be pasted. */
const LONGEST_QUERY = 300
const SHORTEST_STEM = 3

/** The words of a query, each once; empty for a query of signs alone. */
export function queryWords(query: string): QueryWord[] {
  const words = new Map<string, QueryWord>()
  for (const token of tokensOf(query.slice(0, LONGEST_QUERY))) {
    if (words.size === MOST_WORDS) break
    if (!words.has(token.literal))
      words.set(token.literal, {
        ...token,
        stems: stemsOf(token),
        root: rootOf(token),
        required: true,
        isFiller: false,
        isWhole: false,
        isLetter: false,
      })
  }
  const all = [...words.values()]
  const [only] = all
  if (only && all.length === 1) only.isLetter = only.literal.length === 1 && only.pairs.length === 0
  for (const isLeft of [isHeavy, isNoFiller])
    if (all.some(isLeft))
      return all.map((word) => ({ ...word, required: isLeft(word), isFiller: isFiller(word.whole) }))
  return all
}

function isNoFiller({ whole }: Token): boolean {
  return !isFiller(whole)
}

function isHeavy({ whole }: Token): boolean {
  return !isFiller(whole) && !isLight(whole)
}

/** English plurals and verb forms; harmless for words of other languages, as nothing is taken away from what is found. */
function stemsOf({ whole, parts, pairs }: Token): string[] {
  if (parts.length > 0 || pairs.length > 0 || !/^[a-z]+$/.test(whole)) return []
  // `authorisation` and `authorization` are one.
  const spelled = whole.replace(/i([sz])(?=(?:e|es|ed|er|ing|ations?)$)/, (_, letter) =>
    letter === 's' ? 'iz' : 'is',
  )
  const others = spelled === whole ? [] : [spelled]
  const [, stem, ending] = /^(.+?)(ies|es|s|ing|ed|er|ers|ation|ations)$/.exec(whole) ?? []
  if (stem === undefined || stem.length < SHORTEST_STEM || (ending === 's' && stem.endsWith('s')))
    return others
  if (ending === 'ies') return [`${stem}y`, ...others]
  // `stopped`, `polling`
  const single = /([bdgklmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : []
  return [stem, ...single, ...others]
}

/** Endings that make another word of one: `calendarised`, `availability`, `expiration`. */
const ENDING =
  /(?:i[sz](?:e|es|ed|er|ing|ations?)|ations?|ions?|ments?|[ae]nces?|[ai]bility|[ai]ble|ally|ively|ive|als?|ors?|ity|ly|ness|ed|ing|ers?)$/
const SHORTEST_ROOT = 5

function rootOf({ whole, parts, pairs }: Token): string {
  if (parts.length > 0 || pairs.length > 0 || !/^[a-z]+$/.test(whole)) return ''
  const root = whole.replace(ENDING, '')
  return root === whole || root.length < SHORTEST_ROOT ? '' : root
}
