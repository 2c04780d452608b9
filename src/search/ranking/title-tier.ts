import { essence } from '../words/fillers.ts'
import { comparable, fold, keepAccents, lowerCase } from '../words/fold.ts'

/** SRQ-13: how well a page fits, the best first. Pages of a better tier come first whatever their scores are. */
export const TIERS = {
  exactTitle: 6,
  name: 5,
  titlePrefix: 4,
  titleWords: 3,
  heading: 2,
  text: 1,
} as const

export type Tier = (typeof TIERS)[keyof typeof TIERS]

/**
 * Compares titles with a query: whether it is the title of a page, or its beginning; an alias counts as a title. Accents that the query
 * has are meant: only a name with the same ones is it (SRQ-04), while a query without finds both. So are `_` and a slash at the beginning: neither `figure_extraction` nor
 * `/figure/extraction` is the title "Figure extraction".
 */
export function titleTiers(query: string): (title: string, aliases: readonly string[]) => Tier | undefined {
  const wanted = comparable(query)
  const spelled = keepAccents(query.trim())
  const isCode = query.includes('_') || query.trim().startsWith('/')
  const hasAccents = fold(query) !== lowerCase(query)
  return (title, aliases) => {
    if (wanted === '') return undefined
    const isMeant = (name: string) => keepAccents(name).includes(spelled)
    const meant = [title, ...aliases].filter((name) => (!hasAccents && !isCode) || isMeant(name))
    const names = meant.map(comparable)
    if (names.includes(wanted)) return TIERS.exactTitle
    return names.some((name) => name.startsWith(wanted)) ? TIERS.titlePrefix : undefined
  }
}

/**
 * A heading that is the query counts most, then one that begins with it, then one that holds it; accents as written count more (SRQ-04). Articles and
 * plurals make no difference.
 */
export function headingBonus(query: string, heading: string): number {
  const spelled = keepAccents(heading).includes(keepAccents(query.trim())) ? 0.5 : 0
  const bonus = Math.max(
    likeness(comparable(query), comparable(heading)),
    likeness(essence(query), essence(heading)),
  )
  return bonus === 0 ? 0 : bonus + spelled
}

function likeness(wanted: string, name: string): number {
  if (wanted === '') return 0
  if (name === wanted) return 4
  if (name.startsWith(`${wanted} `)) return 2.5
  if (` ${name} `.includes(` ${wanted} `)) return 2
  if (name.startsWith(wanted)) return 1.5
  return name.includes(wanted) ? 0.5 : 0
}
