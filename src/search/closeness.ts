import { MOST_READ } from './excerpt.ts'
import { fold } from './fold.ts'
import type { Needles } from './marks.ts'
import type { Outline } from './outline.ts'
import type { RankedPage } from './rank.ts'
import { TIERS } from './title-tier.ts'
import { latestFirst, versionsNamed } from './versions.ts'

/** How much more a page is worth for a line that holds every word. */
const CLOSE = 2

/**
 * Among pages that fit alike, words that stand together say more than words spread over a section: pages with a line that holds every word
 * are worth more, and such sections of a page come first. Pages found by title or heading stay as they are.
 * @param needles of the words that are required
 */
export function closestFirst(
  query: string,
  ranked: readonly RankedPage[],
  needles: readonly Needles[],
  { pages }: Outline,
  textOf: (section: number) => string,
): RankedPage[] {
  if (needles.length < 2) return [...ranked]
  const inText = ({ tier }: RankedPage) => tier === TIERS.section
  const weighed = ranked.filter(inText).map((page) => {
    const close = page.sections.filter((section) => holdsAllInOneLine(textOf(section), needles))
    const sections = [...close, ...page.sections.filter((section) => !close.includes(section))]
    return { page: { ...page, sections }, worth: close.length > 0 ? CLOSE * page.score : page.score }
  })
  const best = weighed.sort((a, b) => b.worth - a.worth).map(({ page }) => page)
  const ordered = latestFirst(best, pages, versionsNamed(query))
  return ranked.map((page) => (inText(page) ? (ordered.shift() ?? page) : page))
}

function holdsAllInOneLine(text: string, needles: readonly Needles[]): boolean {
  const holds = (line: string) =>
    needles.every((groups) =>
      groups.some((group) => group.some((needle) => needle !== '' && line.includes(needle))),
    )
  return fold(text.slice(0, MOST_READ)).split('\n').some(holds)
}
