import type { Outline, OutlinePage } from './outline.ts'
import { type SectionScores, scoreSections } from './section-scores.ts'
import { TIERS, type Tier, titleTiers } from './title-tier.ts'
import { latestFirst, versionsNamed } from './versions.ts'
import type { WordHits } from './word-hits.ts'

/** SRQ-10, SRQ-11, R9.09. */
const MOST_PAGES = 5
const MOST_ENTRIES = 5
/** Sections far below the best one of their page are left out. */
const WORTH_SHOWING = 0.2
/** What a further section with hits adds to its page. */
const FURTHER = 0.1
/** Pages that hold only some of the words are shown from half of the words on. */
const ENOUGH_WORDS = 0.5

export interface RankedPage {
  page: number
  tier: Tier
  score: number
  /** Numbers of the sections to show, best first. */
  sections: number[]
  /** The page itself is shown, as the first entry. */
  showsPage: boolean
}

/** Orders what was found for a query (SRQ-07 – SRQ-13): a pure function of the hits. */
export function rank(query: string, words: readonly WordHits[], outline: Outline): RankedPage[] {
  const scores = scoreSections(query, words, outline)
  const tierOf = titleTiers(query)
  const ranked: RankedPage[] = []
  for (const page of scores.pages) {
    const found = rankPage(page, tierOf, scores, outline)
    if (found) ranked.push(found)
  }
  ranked.sort((a, b) => compare(a, b, outline.pages))
  return byTier(ranked)
    .flatMap((equal) => latestFirst(equal, outline.pages, versionsNamed(query)))
    .slice(0, MOST_PAGES)
    .map((found) => ({ ...found, sections: sectionsToShow(found, scores, outline) }))
}

function rankPage(
  page: number,
  tierOf: ReturnType<typeof titleTiers>,
  scores: SectionScores,
  { pages }: Outline,
): RankedPage | undefined {
  const { title, alias, hidden, first, end } = pages[page] ?? NO_PAGE
  const { total } = scores
  const named = scores.titleCover[page] ?? 0
  const around = scores.nameCover[page] ?? 0
  let best = 0
  let sum = 0
  let inHeading = false
  let inSection = false
  for (let section = first; section < end; section += 1) {
    if ((scores.own[section] ?? 0) === 0) continue
    const score = scores.section[section] ?? 0
    best = Math.max(best, score)
    sum += score
    const headed = scores.headingCover[section] ?? 0
    if (isAll(scores.cover[section], total)) inSection = true
    if (isAll(headed, total)) inHeading = true
  }
  const byTitle = tierOf(title, alias)
  const cover = scores.pageCover[page] ?? 0
  const words: Tier = inHeading
    ? TIERS.heading
    : inSection
      ? TIERS.section
      : isAll(cover, total)
        ? TIERS.page
        : TIERS.some
  const tier = byTitle ?? (named > 0 && isAll(around, total) ? TIERS.titleWords : words)
  if (hidden && tier !== TIERS.exactTitle) return undefined
  if (tier === TIERS.some && (scores.pageWords[page] ?? 0) < scores.words * ENOUGH_WORDS) return undefined
  const score = best + FURTHER * Math.min(sum - best, 3 * best) + (scores.name[page] ?? 0)
  return { page, tier, score, sections: [], showsPage: tier >= TIERS.titleWords || best === 0 }
}

const NO_PAGE: OutlinePage = { route: '', title: '', alias: '', path: [], hidden: false, first: 0, end: 0 }

/** Sums of weights, so not to the last digit. */
function isAll(cover = 0, total: number): boolean {
  return cover > total - 1e-6
}

/** Of pages whose title fits alike the shorter route is better, whatever they hold; it also wins ties. The order of the site is the last word. */
function compare(a: RankedPage, b: RankedPage, pages: readonly OutlinePage[]): number {
  if (a.tier !== b.tier) return b.tier - a.tier
  if (a.tier < TIERS.titlePrefix && Math.abs(a.score - b.score) > 1e-9) return b.score - a.score
  const [one, other] = [pages[a.page]?.route ?? '', pages[b.page]?.route ?? '']
  return depth(one) - depth(other) || one.length - other.length || a.page - b.page
}

function depth(route: string): number {
  return route === '/' ? 0 : route.split('/').length - 1
}

function byTier(ranked: readonly RankedPage[]): RankedPage[][] {
  return Object.values(TIERS).map((tier) => ranked.filter((found) => found.tier === tier))
}

function sectionsToShow(
  { page, showsPage }: RankedPage,
  scores: SectionScores,
  { pages, sections }: Outline,
): number[] {
  const { first, end } = pages[page] ?? NO_PAGE
  const found: number[] = []
  for (let section = first; section < end; section += 1) {
    // The top of the page is the page itself.
    if (showsPage && sections[section]?.id === '') continue
    if ((scores.own[section] ?? 0) > 0) found.push(section)
  }
  const score = (section: number) => scores.section[section] ?? 0
  found.sort((a, b) => score(b) - score(a) || a - b)
  const best = score(found[0] ?? -1)
  const worth = found.filter((section) => score(section) >= best * WORTH_SHOWING)
  return worth.slice(0, showsPage ? MOST_ENTRIES - 1 : MOST_ENTRIES)
}
