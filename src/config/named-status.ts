import { statusOfWords } from './status-words.ts'

/** A status in the words of a program. */
export interface NamedStatus {
  status: string
  /** What stands behind it: the text of the answer, or the words of the program. */
  rest: string
}

/** At the start of a text: `401`, `201 {"id":1}`, `HTTP/2 404`. */
const FIRST = /^(?:HTTP(?:\/[\d.]+)?[ :]+)?([1-5]\d\d)(?=[\s:(]|$)/i
/** After words that say what the number is: `Error: HTTP 401`, `status code 401`, `returned error: 401`, `"GET /x HTTP/1.1" 401`. */
const AFTER_WORDS =
  /(?:\bHTTP(?:\/[\d.]+)?|status(?:[ _-]?code)?|error|exception|\b(?:code|response|answer|success|returned|received|got|with))[\s:="'(.]{1,5}(?:of )?([45]\d\d)(?!\w|[.,:]\d)/i
/** Before its own words: `401 (Unauthorized)`. */
const BEFORE_WORDS = /(?<![\w.:])([45]\d\d)(?=[\s:("']{1,3}([a-z]+(?: [a-z]+){0,2}))/gi

/**
 * The status of HTTP that a text names, as programs print it: curl, clients of many languages, the samples of this site. A number alone in a sentence is none.
 * @returns undefined for a text that names none
 */
export function namedStatus(text: string): NamedStatus | undefined {
  const own = statusOfWords(text)
  if (own !== undefined) return { status: own, rest: '' }
  const found = FIRST.exec(text) ?? AFTER_WORDS.exec(text) ?? beforeWords(text)
  if (!found) return undefined
  const rest = text.slice(found.index + found[0].length).replace(/^[\s:,'")(]+/, '')
  return { status: found[1] ?? '', rest: statusOfWords(rest.replace(/[)'".\s]+$/, '')) ? '' : rest.trim() }
}

function beforeWords(text: string): RegExpExecArray | undefined {
  for (const found of text.matchAll(BEFORE_WORDS)) {
    const words = (found[2] ?? '').split(' ')
    if (words.some((_, count) => statusOfWords(words.slice(0, count + 1).join(' ')) === found[1]))
      return found
  }
  return undefined
}
