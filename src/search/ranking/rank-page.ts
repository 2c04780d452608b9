import type { Outline, OutlinePage, Section } from '../index/outline.ts'
import type { Scores } from './scores.ts'
import { TIERS, type Tier, type titleTiers } from './title-tier.ts'

/** What a further section with hits adds to its page. */
const FURTHER = 0.1
/** How much less a page is worth whose words are spread over it, or that holds only some of them. */
const SPREAD = 0.85
const SOME = 0.72

/** How well a page fits a query. */
export interface RankedPage {
  page: number
  tier: Tier
  score: number
  /** One of its sections holds every word. */
  holdsAll: boolean
  /** Numbers of the sections to show, best first. */
  sections: number[]
  /** The page itself is shown, as the first entry. */
  showsPage: boolean
}

/** What the sections of a page say about it. */
interface SectionsFound {
  /** Score of the best section; 0 where none is hit. */
  best: number
  /** Of all sections but the entries of an API reference. */
  sum: number
  /** A single heading, or section, holds all words. */
  inHeading: boolean
  inSection: boolean
  /** The query is the name of a section. */
  isNamed: boolean
  /** Entries of an API reference are among them. */
  hasEntries: boolean
}

/** Weighs one page: its tier first, then its score. Undefined for a page that is no result. */
export function rankPage(
  page: number,
  tierOf: ReturnType<typeof titleTiers>,
  scores: Scores,
  { pages, sections }: Outline,
): RankedPage | undefined {
  const own = pages[page]
  if (!own) return undefined
  const found = sectionsFound(own, sections, scores)
  const title = titleTier(page, own, tierOf, scores)
  const tier = tierOfPage(title, found)
  if (own.hidden && tier !== TIERS.exactTitle) return undefined
  const share = title === undefined ? shareOfWords(found, page, scores) : 1
  if (share === 0) return undefined
  const score = share * scoreOfPage(found, scores.name[page])
  return {
    page,
    tier,
    score,
    holdsAll: found.inSection,
    sections: [],
    showsPage: title === tier || found.best === 0,
  }
}

function sectionsFound(
  { first, end }: OutlinePage,
  sections: readonly Section[],
  scores: Scores,
): SectionsFound {
  const found = { best: 0, sum: 0, inHeading: false, inSection: false, isNamed: false, hasEntries: false }
  for (let section = first; section < end; section += 1) {
    if ((scores.own[section] ?? 0) === 0) continue
    const score = scores.section[section] ?? 0
    found.best = Math.max(found.best, score)
    // Further entries of a list say nothing about it, further sections of a text do.
    if (isOfReference(sections[section])) found.hasEntries = true
    else found.sum += score
    if (scores.named.has(section)) found.isNamed = true
    if (isAll(scores.cover[section], scores)) found.inSection = true
    if (isAll(scores.headingCover[section], scores)) found.inHeading = true
  }
  return found
}

function isOfReference(section: Section | undefined): boolean {
  return section !== undefined && section.type !== 'section' && section.type !== 'page'
}

/** Sums of weights, so not to the last digit. */
function isAll(cover = 0, { total }: Scores): boolean {
  return cover > total - 1e-6
}

/** The tier of a page by its title, helped by its path where the title holds only some of the words. */
function titleTier(
  page: number,
  { title, aliases }: OutlinePage,
  tierOf: ReturnType<typeof titleTiers>,
  scores: Scores,
): Tier | undefined {
  const byTitle = tierOf(title, aliases)
  if (byTitle !== undefined) return byTitle
  const hasWord = (scores.titleCover[page] ?? 0) > 0
  return hasWord && isAll(scores.nameCover[page], scores) ? TIERS.titleWords : undefined
}

/** The name of a section comes before every title but the exact one; only a page without either is told by its words. */
function tierOfPage(title: Tier | undefined, found: SectionsFound): Tier {
  if (found.isNamed && title !== TIERS.exactTitle) return TIERS.name
  return title ?? (found.inHeading ? TIERS.heading : TIERS.text)
}

/** What a page is worth for the words that it holds: in one section all, or spread over it, or some; 0 where they are too few. */
function shareOfWords(found: SectionsFound, page: number, scores: Scores): number {
  if (found.isNamed || found.inHeading || found.inSection) return 1
  if (isAll(scores.pageCover[page], scores) && !found.hasEntries) return SPREAD
  return (scores.pageWords[page] ?? 0) >= scores.enough ? SOME : 0
}

/** The best section, a little for further ones, and what the page is called. */
function scoreOfPage({ best, sum }: SectionsFound, name = 0): number {
  return best + FURTHER * Math.min(Math.max(sum - best, 0), 3 * best) + name
}
