import type { Nodes } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** Hebrew, Arabic and the scripts beside them, with their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
/** Unicode's signs around a part that runs from left to right whatever stands beside it. */
const [ISOLATE, END] = ['\u2066', '\u2069']

/** Whether a page has words that run from right to left. */
export function runsRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/**
 * Text of a heading for lists, titles and the search. On a page with words from right to left code is kept apart as in the article; `<slot />`
 * would be `>/slot<` otherwise.
 */
export function headingLabel(heading: Nodes, rightToLeft: boolean): string {
  const shown = rightToLeft ? withIsolatedCode(heading) : heading
  return plainText(shown, { includeHtml: false }).replace(/\s+/g, ' ').trim()
}

function withIsolatedCode(heading: Nodes): Nodes {
  const copy = structuredClone(heading)
  visit(copy, 'inlineCode', (code) => {
    code.value = `${ISOLATE}${code.value}${END}`
  })
  return copy
}
