import type { Outline } from '../index/outline.ts'
import type { RankedPage } from '../ranking/rank-page.ts'
import type { Needles } from '../ranking/word-hits.ts'
import type { SearchAnswer, SearchEntry, SearchGroup, TextPart } from '../results.ts'
import { excerptOf } from './excerpt.ts'
import { findMarks, markedParts } from './marks.ts'

/** Everything an answer is made from besides the ranking. */
export interface AnswerParts {
  outline: Outline
  /** Begins and ends with `/`. */
  base: string
  /** What to mark, for each word of the query. */
  needles: readonly Needles[]
  textOf(section: number): string
}

/** The answer as it is shown: titles, headings and excerpts of what was found, marked. */
export function makeAnswer(query: string, ranked: readonly RankedPage[], parts: AnswerParts): SearchAnswer {
  const groups = ranked.map((page) => groupOf(page, parts))
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return { query, groups, count, complete: true }
}

function groupOf({ page, sections, showsPage }: RankedPage, parts: AnswerParts): SearchGroup {
  const { outline, base, needles, textOf } = parts
  const { route = '/', title = '', path = [], first = 0 } = outline.pages[page] ?? {}
  const href = base + route.slice(1)
  const marked = mark(title, needles)
  const top: SearchEntry = {
    type: 'page',
    href,
    id: '',
    heading: marked,
    excerpt: excerptOf(textOf(first), needles),
  }
  const entries = sections.map((number): SearchEntry => {
    const { id = '', heading = '', type = 'section' } = outline.sections[number] ?? {}
    const excerpt = excerptOf(textOf(number), needles)
    if (type === 'page') return { ...top, excerpt }
    return { type, href: `${href}#${encodeFragment(id)}`, id, heading: mark(heading, needles), excerpt }
  })
  return {
    route,
    href,
    title: marked,
    breadcrumb: [...path],
    entries: showsPage ? [top, ...entries] : entries,
  }
}

function mark(text: string, needles: readonly Needles[]): TextPart[] {
  return markedParts(text, findMarks(text, needles))
}

/** Letters of every script stay readable; only what would break an address is escaped. */
function encodeFragment(id: string): string {
  return id.replace(/[%\s"<>`]/g, encodeURIComponent)
}
