import type { Problem } from '../../config/problem.ts'
import type { WrittenPage } from '../written-page.ts'
import { type PageWeight, QUALITY, weighPage } from './page-weight.ts'

/** Budgets of a first visit before interaction (docs/architecture.md); bytes after brotli. */
export const BUDGETS = {
  inlineScript: 1_500,
  scripts: 6_000,
  scriptRequests: 1,
  styles: 10_000,
  styleRequests: 2,
  /** An article may cost this many times its bare HTML, plus the frame. */
  htmlFactor: 1.6,
  htmlFrame: 3_000,
  page: 25_000,
  /** Of a page to look things up in (an API document, or `reference: true`), in place of the three above. */
  referenceHtml: 120_000,
} as const

/** A page that is over a budget. */
export interface Excess {
  file: string
  budget: string
  bytes: number
  allowed: number
}

/** The bare article weighs at least this part of what fast compression leaves of it (0.75 to 1 were measured). */
const LEAST_OF_FAST = 0.7

/**
 * Weighs every written page, roughly first and exactly where that may be too much; the result names each budget that a page exceeds.
 * @param folder output folder, its files compressed
 */
export async function checkBudgets(
  pages: Iterable<WrittenPage>,
  folder: string,
  base: string,
): Promise<Excess[]> {
  const found: Excess[] = []
  for (const page of pages) {
    const rough = await weighPage(page, folder, base, QUALITY.fast)
    if (excesses(page.file, { ...rough, bareHtml: rough.bareHtml * LEAST_OF_FAST }).length > 0)
      found.push(...excesses(page.file, await weighPage(page, folder, base, QUALITY.best)))
  }
  return found
}

/** The same as an error of the site. */
export function budgetProblem({ file, budget, bytes, allowed }: Excess): Problem {
  return {
    file,
    message: `Over budget: ${budget}`,
    expected: `${allowed} bytes at most`,
    received: `${bytes} bytes`,
  }
}

function excesses(file: string, weight: PageWeight): Excess[] {
  const bare = Math.round(weight.bareHtml * BUDGETS.htmlFactor + BUDGETS.htmlFrame)
  const own: [string, number, number][] = weight.isReference
    ? [['HTML', weight.html, BUDGETS.referenceHtml]]
    : [
        ['HTML', weight.html, bare],
        ['whole page', weight.html + weight.scripts + weight.styles, BUDGETS.page],
      ]
  const rows: [string, number, number][] = [
    ['inline script', weight.inlineScript, BUDGETS.inlineScript],
    ['external scripts', weight.scripts, BUDGETS.scripts],
    ['script requests', weight.scriptRequests, BUDGETS.scriptRequests],
    ['style sheets', weight.styles, BUDGETS.styles],
    ['style requests', weight.styleRequests, BUDGETS.styleRequests],
    ...own,
  ]
  return rows.flatMap(([budget, bytes, allowed]) =>
    bytes > allowed ? [{ file, budget, bytes, allowed }] : [],
  )
}
