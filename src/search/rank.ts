import type { Outline, OutlinePage, Section } from './outline.ts'
import { type SectionScores, scoreSections } from './section-scores.ts'
import type { Hits } from './term-index.ts'
import { TIERS, type Tier, titleTiers } from './title-tier.ts'
import { latestFirst, olderTwins, versionsNamed } from './versions.ts'
import type { WordHits } from './word-hits.ts'

/** SRQ-10, SRQ-11, R9.09. */
export const MOST_PAGES = 5
/** Of pages found in their texts a few more may be better, which only the texts tell (`closeness.ts`). */
const MOST_CANDIDATES = 8
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

/**
 * Orders what was found for a query (SRQ-07 – SRQ-13): a pure function of the hits.
 * @param named sections whose name, or one of whose values, the whole query is
 */
export function rank(query: string, words: readonly WordHits[], named: Hits, outline: Outline): RankedPage[] {
  const scores = scoreSections(query, words, named, outline)
  const tierOf = titleTiers(query)
  const ranked: RankedPage[] = []
  for (const page of scores.pages) {
    const found = rankPage(page, tierOf, scores, outline)
    if (found) ranked.push(found)
  }
  const namesVersion = versionsNamed(query)
  for (const twin of olderTwins(ranked.filter(isTwinTier), outline.pages, namesVersion))
    twin.tier = TIERS.section
  ranked.sort((a, b) => compare(a, b, outline.pages))
  return byTier(ranked)
    .flatMap((equal) => latestFirst(equal, outline.pages, namesVersion))
    .filter(({ tier }, place) => place < (tier === TIERS.section ? MOST_CANDIDATES : MOST_PAGES))
    .map((found) => ({ ...found, sections: sectionsToShow(found, scores, outline) }))
}

/** Tiers in which an older version of what a newer one has as well says nothing new. */
function isTwinTier({ tier }: RankedPage): boolean {
  return tier === TIERS.name || tier === TIERS.heading
}

function rankPage(
  page: number,
  tierOf: ReturnType<typeof titleTiers>,
  scores: SectionScores,
  { pages, sections }: Outline,
): RankedPage | undefined {
  const { title, aliases, hidden, first, end } = pages[page] ?? NO_PAGE
  const { total } = scores
  const named = scores.titleCover[page] ?? 0
  const around = scores.nameCover[page] ?? 0
  let best = 0
  let sum = 0
  let inHeading = false
  let inSection = false
  let isNamed = false
  let hasEntries = false
  for (let section = first; section < end; section += 1) {
    if ((scores.own[section] ?? 0) === 0) continue
    const score = scores.section[section] ?? 0
    best = Math.max(best, score)
    // Further entries of a list say nothing about it, further sections of a text do.
    const isEntry = isOfReference(sections[section])
    if (isEntry) hasEntries = true
    else sum += score
    if (scores.named.has(section)) isNamed = true
    const headed = scores.headingCover[section] ?? 0
    if (isAll(scores.cover[section], total)) inSection = true
    if (isAll(headed, total)) inHeading = true
  }
  const byTitle = tierOf(title, aliases)
  const cover = scores.pageCover[page] ?? 0
  const words: Tier = inHeading
    ? TIERS.heading
    : inSection
      ? TIERS.section
      : isAll(cover, total) && !hasEntries
        ? TIERS.page
        : TIERS.some
  const inTitle = byTitle ?? (named > 0 && isAll(around, total) ? TIERS.titleWords : undefined)
  const tier = isNamed && inTitle !== TIERS.exactTitle ? TIERS.name : (inTitle ?? words)
  if (hidden && tier !== TIERS.exactTitle) return undefined
  if (tier === TIERS.some && (scores.pageWords[page] ?? 0) < scores.words * ENOUGH_WORDS) return undefined
  const score = best + FURTHER * Math.min(Math.max(sum - best, 0), 3 * best) + (scores.name[page] ?? 0)
  return { page, tier, score, sections: [], showsPage: inTitle === tier || best === 0 }
}

function isOfReference(section: Section | undefined): boolean {
  return section !== undefined && section.type !== 'section' && section.type !== 'page'
}

const NO_PAGE: OutlinePage = { route: '', title: '', aliases: [], path: [], hidden: false, first: 0, end: 0 }

/** Sums of weights, so not to the last digit. */
function isAll(cover = 0, total: number): boolean {
  return cover > total - 1e-6
}

/** Of pages whose title fits alike the shorter route is better, whatever they hold; it also wins ties. The order of the site is the last word. */
function compare(a: RankedPage, b: RankedPage, pages: readonly OutlinePage[]): number {
  if (a.tier !== b.tier) return b.tier - a.tier
  const isByScore = a.tier < TIERS.titlePrefix || a.tier === TIERS.name
  if (isByScore && Math.abs(a.score - b.score) > 1e-9) return b.score - a.score
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
    if (showsPage && sections[section]?.type === 'page') continue
    if ((scores.own[section] ?? 0) > 0) found.push(section)
  }
  const score = (section: number) => scores.section[section] ?? 0
  found.sort((a, b) => score(b) - score(a) || a - b)
  const best = score(found[0] ?? -1)
  const worth = found.filter((section) => score(section) >= best * WORTH_SHOWING)
  return worth.slice(0, showsPage ? MOST_ENTRIES - 1 : MOST_ENTRIES)
}
