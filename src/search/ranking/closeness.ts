import type { Outline } from '../index/outline.ts'
import { MOST_READ } from '../index/section-texts.ts'
import { comparable, fold } from '../words/fold.ts'
import { latestOfAlike, MOST_PAGES } from './rank.ts'
import type { RankedPage } from './rank-page.ts'
import { TIERS } from './title-tier.ts'
import { versionsNamed } from './versions.ts'
import type { Needles } from './word-hits.ts'

/** How much more a page is worth for a line that holds every word, and for a text that holds the query as it stands. */
const CLOSE = 2
const TOGETHER = 3

/**
 * Among pages that fit alike, words that stand together say more than words spread over a section: pages with a line that holds every word
 * are worth more, those that hold the query as it stands most, and such sections of a page come first. Pages found by title or heading stay as they are.
 * @param needles of the words that are required
 */
export function closestFirst(
  query: string,
  ranked: readonly RankedPage[],
  needles: readonly Needles[],
  { pages }: Outline,
  textOf: (section: number) => string,
): RankedPage[] {
  if (needles.length < 2) return ranked.slice(0, MOST_PAGES)
  const phrase = ` ${comparable(query)} `
  const inText = ({ tier }: RankedPage) => tier === TIERS.text
  const weighed = ranked.filter(inText).map((page) => {
    const factors = page.sections.map((section) => closenessOf(textOf(section), phrase, needles))
    const order = [TOGETHER, CLOSE, 1]
    const sections = order.flatMap((factor) => page.sections.filter((_, index) => factors[index] === factor))
    return { page: { ...page, sections }, worth: Math.max(1, ...factors) * page.score }
  })
  const best = weighed.sort((a, b) => b.worth - a.worth).map(({ page }) => page)
  const ordered = [...latestOfAlike(best, pages, versionsNamed(query))]
  return ranked.map((page) => (inText(page) ? (ordered.shift() ?? page) : page)).slice(0, MOST_PAGES)
}

function closenessOf(text: string, phrase: string, needles: readonly Needles[]): number {
  if (!holdsAllInOneLine(text, needles)) return 1
  return ` ${comparable(text.slice(0, MOST_READ))} `.includes(phrase) ? TOGETHER : CLOSE
}

function holdsAllInOneLine(text: string, needles: readonly Needles[]): boolean {
  const holds = (line: string) =>
    needles.every((groups) =>
      groups.some((group) => group.some((needle) => needle !== '' && line.includes(needle))),
    )
  return fold(text.slice(0, MOST_READ)).split('\n').some(holds)
}
