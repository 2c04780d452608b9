import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { headingLabel, runsRightToLeft } from './markdown/heading-label.ts'

const parser = unified().use(remarkParse)
const FENCE = /^ {0,3}(`{3,}|~{3,})/

/**
 * Plain text of the first level-1 heading of a page's body (TTL-06, TTL-07), or undefined.
 * Reads lines instead of parsing the whole page, so that a site of many pages starts fast.
 */
export function firstHeading(body: string): string | undefined {
  let fence: string | undefined
  for (const line of body.split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
    } else if (mark !== undefined) {
      fence = mark
    } else if (/^ {0,3}#[ \t]/.test(line)) {
      return headingLabel(parser.parse(line), runsRightToLeft(body))
    }
  }
  return undefined
}
