import type { Outline, OutlinePage } from '../index/outline.ts'
import type { Hits } from '../index/term-index.ts'
import { type RankedPage, rankPage } from './rank-page.ts'
import type { Scores } from './scores.ts'
import { scoreSections } from './section-scores.ts'
import { TIERS, titleTiers } from './title-tier.ts'
import { latestFirst, olderTwins, versionsNamed } from './versions.ts'
import type { WordHits } from './word-hits.ts'

/** SRQ-10, SRQ-11, R9.09. */
export const MOST_PAGES = 5
/** Of pages found in their texts a few more may be better, which only the texts tell (`closeness.ts`). */
const MOST_CANDIDATES = 8
const MOST_ENTRIES = 5
/** Sections far below the best one of their page are left out. */
const WORTH_SHOWING = 0.2

/**
 * Orders what was found for a query (SRQ-07 – SRQ-13): a pure function of the hits.
 * @param named sections whose name, or one of whose values, the whole query is
 */
export function rank(query: string, words: readonly WordHits[], named: Hits, outline: Outline): RankedPage[] {
  const scores = scoreSections(query, words, named, outline)
  const tierOf = titleTiers(query)
  const ranked: RankedPage[] = []
  for (const page of [...scores.pages].sort((a, b) => a - b)) {
    const found = rankPage(page, tierOf, scores, outline)
    if (found) ranked.push(found)
  }
  const namesVersion = versionsNamed(query)
  for (const isAlike of [isTwinTier, isWhole])
    for (const twin of olderTwins(ranked.filter(isAlike), outline.pages, namesVersion)) twin.tier = TIERS.text
  ranked.sort((a, b) => compare(a, b, outline.pages))
  const ordered = latestOfAlike(ranked, outline.pages, namesVersion)
  return withNamed(ordered, scores, outline.sections)
    .filter(
      ({ tier, holdsAll }, place) => place < (tier === TIERS.text && holdsAll ? MOST_CANDIDATES : MOST_PAGES),
    )
    .map((found) => ({ ...found, sections: sectionsToShow(found, scores, outline) }))
}

/** What is called like the query is always in the answer, if only as the last page. */
function withNamed(
  ranked: readonly RankedPage[],
  { called }: Scores,
  sections: Outline['sections'],
): readonly RankedPage[] {
  const pagesCalled = new Set([...called].map((section) => sections[section]?.page))
  const isCalled = ({ page }: RankedPage) => pagesCalled.has(page)
  const place = ranked.findIndex(isCalled)
  const last = MOST_PAGES - 1
  const found = ranked[place]
  if (found === undefined || place <= last) return ranked
  return ranked.toSpliced(place, 1).toSpliced(last, 0, found)
}

/** Tiers in which an older version of what a newer one has as well says nothing new. */
function isTwinTier({ tier }: RankedPage): boolean {
  return tier === TIERS.name || tier === TIERS.heading
}

/** Tiers in which one heading or section holds all words: what a newer version has in its text comes before headings of an older one. */
function isWhole({ tier, holdsAll }: RankedPage): boolean {
  return tier === TIERS.heading || (tier === TIERS.text && holdsAll)
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

/** Puts the latest version of a service before older ones among pages that are found alike. */
export function latestOfAlike(
  ranked: readonly RankedPage[],
  pages: readonly OutlinePage[],
  namesVersion: (version: number) => boolean,
): readonly RankedPage[] {
  return alike(ranked).reduce((all, equal) => reordered(all, latestFirst(equal, pages, namesVersion)), ranked)
}

/** Pages of a tier; of those found in their texts the ones with every word and the others are two kinds. */
function alike(ranked: readonly RankedPage[]): RankedPage[][] {
  const kind = ({ tier, holdsAll }: RankedPage) => (tier === TIERS.text && holdsAll ? 'whole' : tier)
  return [...Object.values(TIERS), 'whole'].map((one) => ranked.filter((found) => kind(found) === one))
}

/** Puts some of several things in another order; all others keep their places. */
function reordered<T>(all: readonly T[], some: readonly T[]): T[] {
  const members = new Set(some)
  const left = [...some]
  return all.map((one) => (members.has(one) ? (left.shift() ?? one) : one))
}

function sectionsToShow(
  { page, showsPage }: RankedPage,
  scores: Scores,
  { pages, sections }: Outline,
): number[] {
  const { first = 0, end = 0 } = pages[page] ?? {}
  const found: number[] = []
  for (let section = first; section < end; section += 1) {
    // The top of the page is the page itself.
    if (showsPage && sections[section]?.type === 'page') continue
    if ((scores.own[section] ?? 0) > 0) found.push(section)
  }
  const score = (section: number) => scores.section[section] ?? 0
  found.sort((a, b) => score(b) - score(a) || a - b)
  const best = score(found[0] ?? -1)
  const most = showsPage ? MOST_ENTRIES - 1 : MOST_ENTRIES
  const shown = found.filter((section) => score(section) >= best * WORTH_SHOWING).slice(0, most)
  const called = found.find((section) => scores.called.has(section))
  return called === undefined || shown.includes(called) ? shown : [...shown.slice(0, most - 1), called]
}
