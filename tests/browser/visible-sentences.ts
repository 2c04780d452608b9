import { Parser } from 'htmlparser2'
import { isFiller, isLight } from '../../src/search/words/fillers.ts'
import { tokensOf } from '../../src/search/words/tokens.ts'

/** Parts of a line; everything else begins a new one. */
const INLINE = new Set(
  'a abbr b bdi br code del i ins kbd mark q s small span strong sub sup u wbr'.split(' '),
)
/** Code that is shown as code, words of controls, and what is not drawn. */
const NO_TEXT = new Set(['button', 'pre', 'script', 'select', 'style', 'svg', 'template'])
const VOID = new Set('area br col hr img input link meta source wbr'.split(' '))

/** The sentences of the article of a drawn page, in order: what ends with a full stop, or the whole of a cell, a heading, an entry of a list. */
export function visibleSentences(html: string): string[] {
  const lines: string[] = ['']
  let article = 0
  /** Depth inside something without text. */
  let silent = 0
  const open: boolean[] = []
  const breakLine = () => lines.push('')
  const parser = new Parser({
    onopentag(name, { hidden, 'aria-hidden': ariaHidden }) {
      if (name === 'article') article += 1
      if (!INLINE.has(name) || name === 'br') breakLine()
      if (VOID.has(name)) return
      const isSilent = NO_TEXT.has(name) || hidden !== undefined || ariaHidden === 'true'
      open.push(isSilent)
      if (isSilent) silent += 1
    },
    ontext(text) {
      if (article > 0 && silent === 0) lines.push((lines.pop() ?? '') + text)
    },
    onclosetag(name) {
      if (VOID.has(name)) return
      if (open.pop()) silent -= 1
      if (name === 'article') article -= 1
      if (!INLINE.has(name)) breakLine()
    },
  })
  parser.end(html)
  return lines
    .flatMap((line) =>
      line
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.!?:;]) (?=[\p{Lu}\p{N}])/u),
    )
    .filter((line) => line !== '')
}

/**
 * The three words of a sentence that fewest pages have, in its order; fewer where it has no more. Words that the search requires of no page do not count.
 * @param common words that say nothing of a page
 */
export function rarestWords(
  sentence: string,
  pagesWith: ReadonlyMap<string, ReadonlySet<string>>,
  common: ReadonlySet<string>,
): string[] {
  const words = [...new Set(wordsOf(sentence))].filter(
    (word) => !common.has(word) && !isFiller(word) && !isLight(word),
  )
  const pages = (word: string) => pagesWith.get(word)?.size ?? 0
  const rarest = words.toSorted((a, b) => pages(a) - pages(b)).slice(0, 3)
  return words.filter((word) => rarest.includes(word))
}

/** The words of a text as the search reads them. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ whole }) => whole)
}
