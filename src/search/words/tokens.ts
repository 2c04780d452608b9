import { fold, keepAccents } from './fold.ts'
import { UNSPACED } from './unspaced-scripts.ts'

const WORD = '[\\p{L}\\p{N}\\p{M}]+'
/** One sign between two words that belong together: `job_status`, `dry-run`, `os.environ`, `text/vtt`, `https://host`. */
const JOINT = "(?:://|[_\\-./:'’@])"
/** Signs that make another word of one: `--dry-run`, `/api`, `.env`, `$HOME`, `C++`, `C#` (SRQ-06). */
const TOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(--?|[/.$@#])?(${WORD}(?:${JOINT}${WORD})*)(\\+\\+|[+#](?![\\p{L}\\p{N}]))?`,
  'gu',
)
const JOINTS = new RegExp(JOINT, 'u')
/** Runs without spaces are read as pairs of characters (SRQ-05, C06). */
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu')
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')
const HYPHENATED = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+$/u
const SIMPLE = /^[a-z\d]+$/
/** `getUserName`, `HTTPServer`. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

/** Longer words are kept by their start (SDX-09). */
const LONGEST = 48
/** A path or an identifier of more parts is known by the ends of its first ones only. */
const MOST_PARTS = 8

/** What stands between two spaces of a text, read as one thing. */
export interface Token {
  /** As written, but folded: with the signs that belong to it. */
  literal: string
  /** Without leading and trailing signs. */
  whole: string
  /** In lower case with accents; the same as `whole` where there are none. */
  accented: string
  /** Words it consists of; empty for a simple word. */
  parts: string[]
  /** Its parts are words of their own, as in `real-time`. */
  isHyphenated: boolean
  /** Pairs of characters of a run without spaces. */
  pairs: string[]
}

/** Reads the words of a text or a query, in order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const [, before = '', body = '', after = ''] of text.matchAll(TOKEN)) {
    if (SIMPLE.test(body)) {
      tokens.push(simpleToken(before, body, after))
      continue
    }
    const runs = body.match(RUNS) ?? []
    if (runs.length === 1 && !IS_UNSPACED.test(body)) tokens.push(spacedToken(before, body, after))
    else
      for (const run of runs)
        tokens.push(IS_UNSPACED.test(run) ? unspacedToken(run) : spacedToken('', trim(run), ''))
  }
  return tokens.filter(({ whole }) => whole !== '')
}

/** Most words of a text: nothing in them has to be folded or taken apart. */
function simpleToken(before: string, body: string, after: string): Token {
  const whole = body.slice(0, LONGEST)
  const literal = (before + body + after).slice(0, LONGEST)
  return { literal, whole, accented: whole, parts: [], isHyphenated: false, pairs: [] }
}

function spacedToken(before: string, body: string, after: string): Token {
  const whole = fold(body).slice(0, LONGEST)
  const accented = keepAccents(body).slice(0, LONGEST)
  const parts = partsOf(body)
  const literal = before === '' && after === '' ? whole : (before + fold(body) + after).slice(0, LONGEST)
  return {
    literal,
    whole,
    accented,
    parts: parts.length > 1 ? parts : [],
    isHyphenated: HYPHENATED.test(body),
    pairs: [],
  }
}

function unspacedToken(run: string): Token {
  const whole = fold(run)
  const letters = [...whole]
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
  return {
    literal: whole,
    whole,
    accented: whole,
    parts: [],
    isHyphenated: false,
    pairs: pairs.length > 0 ? pairs : [whole],
  }
}

function partsOf(body: string): string[] {
  return body.split(JOINTS).flatMap((part) => part.split(HUMP).map((word) => fold(word).slice(0, LONGEST)))
}

function trim(run: string): string {
  return run.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/**
 * The terms under which a text is found: whole identifiers, their parts, and what follows each part, so that the start of any
 * part finds the whole (`status_call` finds `job_status_callback`, C11). Repeated as often as they stand there.
 */
export function termsOf(text: string): string[] {
  return tokensOf(text).flatMap(termsOfToken)
}

function termsOfToken({ literal, whole, accented, parts, pairs }: Token): string[] {
  // The last character of a run begins no pair, but a reader may look for it.
  if (pairs.length > 0) return [...pairs, [...whole].at(-1) ?? whole]
  const terms = [whole]
  if (literal !== whole) terms.push(literal)
  if (accented !== whole) terms.push(accented)
  if (parts.length === 0) return terms
  const known = parts.slice(0, MOST_PARTS)
  const ends = new Set<string>(parts)
  let from = 0
  for (const part of known.slice(0, -1)) {
    from = whole.indexOf(part, from) + part.length
    const end = whole.slice(from).replace(/^[^\p{L}\p{N}]+/u, '')
    if (end !== '') ends.add(end)
  }
  // `real-time` and `real_time` are `realtime` to many.
  if (parts.length <= 4) ends.add(parts.join(''))
  ends.delete(whole)
  return [...terms, ...ends]
}
