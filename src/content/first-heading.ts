import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { withoutExplicitId } from './markdown/heading-ids.ts'
import { headingLabel, runsRightToLeft } from './markdown/heading-label.ts'

const parser = unified().use(remarkParse)
const FENCE = /^ {0,3}(`{3,}|~{3,})/
/** `# Title` */
const TITLE = /^ {0,3}#[ \t]/
/** The line below a title that is underlined. */
const UNDERLINE = /^ {0,3}=+[ \t]*$/
/** `<h1>Title</h1>` */
const RAW_TITLE = /^\s*<h1\b[^>]*>(.*)<\/h1>/i

/**
 * Plain text of the first level-1 heading of a page's body (TTL-06, TTL-07), or undefined.
 * Reads lines instead of parsing the whole page, so that a site of many pages starts fast.
 */
export function firstHeading(body: string): string | undefined {
  let fence: string | undefined
  let before = ''
  const titleOf = (line: string) => textOf(line, runsRightToLeft(body))
  for (const line of body.split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
    } else if (mark !== undefined) {
      fence = mark
    } else if (TITLE.test(line)) {
      return titleOf(line)
    } else if (UNDERLINE.test(line) && before.trim() !== '') {
      return titleOf(before)
    } else {
      const raw = RAW_TITLE.exec(line)?.[1]
      if (raw !== undefined) return titleOf(raw)
    }
    before = line
  }
  return undefined
}

/** The line of a heading below the title, by its text. */
export function lineOfHeading(text: string, heading: string): { line?: number } {
  const index = text
    .split('\n')
    .findIndex((line) => /^ {0,3}#{2,6}[ \t]/.test(line) && textOf(line) === heading)
  return index < 0 ? {} : { line: index + 1 }
}

function textOf(line: string, rightToLeft = false): string {
  return withoutExplicitId(headingLabel(parser.parse(line), rightToLeft))
}
