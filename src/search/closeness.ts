import { foldInPlace } from './fold.ts'
import type { Needles } from './marks.ts'
import type { Outline } from './outline.ts'
import type { RankedPage } from './rank.ts'
import { TIERS } from './title-tier.ts'
import { latestFirst, versionsNamed } from './versions.ts'

/** Of a longer section only so many characters are read. */
const MOST_READ = 40_000

/** How much more a page is worth for a line that holds every word. */
const CLOSE = 2

/**
 * Among pages that fit alike, words that stand together say more than words spread over a section: pages with a line that holds every word
 * are worth more, and such sections of a page come first. Pages found by title or heading keep their order.
 * @param needles of the words that are required
 */
export function closestFirst(
  query: string,
  ranked: readonly RankedPage[],
  needles: readonly Needles[],
  { pages: all }: Outline,
  textOf: (section: number) => string,
): RankedPage[] {
  if (needles.length < 2) return [...ranked]
  const isClose = (section: number) => holdsAllInOneLine(textOf(section), needles)
  const pages = ranked.map((page) => ({ ...page, sections: trueFirst(page.sections, isClose) }))
  const inText = (page: RankedPage) => page.tier === TIERS.section
  const text = pages.filter(inText)
  const worth = ({ sections: [best], score }: RankedPage) =>
    best !== undefined && isClose(best) ? CLOSE * score : score
  const sorted = latestFirst(
    text.toSorted((a, b) => worth(b) - worth(a)),
    all,
    versionsNamed(query),
  )
  return pages.map((page) => (inText(page) ? (sorted.shift() ?? page) : page))
}

function holdsAllInOneLine(text: string, needles: readonly Needles[]): boolean {
  const { text: folded } = foldInPlace(text.slice(0, MOST_READ))
  return folded
    .split('\n')
    .some((line) =>
      needles.every((groups) =>
        groups.some((group) => group.some((needle) => needle !== '' && line.includes(needle))),
      ),
    )
}

/** Keeps the order otherwise. */
function trueFirst<Item>(items: readonly Item[], test: (item: Item) => boolean): Item[] {
  const kept = items.map((item) => ({ item, passes: test(item) }))
  return [...kept.filter(({ passes }) => passes), ...kept.filter(({ passes }) => !passes)].map(
    ({ item }) => item,
  )
}
