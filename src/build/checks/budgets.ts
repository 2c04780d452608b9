import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '../../config/problem.ts'
import type { WrittenPage } from '../written-page.ts'
import { type PageWeight, QUALITY, sentSize, weighPage } from './page-weight.ts'

/** Budgets of a first visit before interaction (docs/architecture.md); bytes after brotli. What authors write has none. */
export const BUDGETS = {
  inlineScript: 1_500,
  scripts: 6_000,
  scriptRequests: 1,
  styles: 9_000,
  /** Of a page that shows an API document, in two columns (docs/decisions/0034-two-columns.md). */
  referenceStyles: 9_900,
  styleRequests: 2,
  frame: 3_500,
  together: 18_000,
  referenceTogether: 18_800,
} as const

/** Above either a build mentions how long a page has become: elements, and bytes of its HTML as it is sent. */
export const LONG_PAGE = { elements: 8_000, bytes: 60_000 } as const

/** A page that is over a budget. */
export interface Excess {
  file: string
  budget: string
  bytes: number
  allowed: number
}

type WeighedPage = Pick<WrittenPage, 'file' | 'shape' | 'elements' | 'splitIn'>

/** What the weighing of all pages found. */
export interface Weighed {
  excesses: Excess[]
  /** Sentences about long pages, which nobody has to change. */
  notes: string[]
}

/**
 * Weighs what pages cost before their authors' words: one page of each shape, fast, which leaves more bytes, and at best only where that is too
 * much. How long a page is, is told of every one.
 * @param pages the written pages, by name relative to the folder
 * @param folder output folder, its files compressed
 * @param base base path, begins and ends with `/`
 */
export async function checkBudgets(
  pages: readonly WeighedPage[],
  folder: string,
  base: string,
): Promise<Weighed> {
  const excesses: Excess[] = []
  const notes: string[] = []
  const shapes = new Map(pages.map((page) => [page.shape ?? page.file, page]))
  for (const { file } of shapes.values()) {
    const html = await readFile(path.join(folder, file), 'utf8')
    const excess = async (quality?: number) =>
      excessesOf(file, await weighPage(html, folder, base, quality), isReference(html))
    if ((await excess(QUALITY.fast)).length > 0) excesses.push(...(await excess()))
  }
  for (const page of pages) {
    const bytes = await sentSize(path.join(folder, page.file))
    if (bytes > LONG_PAGE.bytes || (page.elements ?? 0) > LONG_PAGE.elements)
      notes.push(longPage(page, bytes))
  }
  return { excesses, notes }
}

function longPage({ file, elements = 0, splitIn }: WeighedPage, bytes: number): string {
  const long = `long page: ${file}: ${elements} elements, ${bytes} bytes of HTML (good: ${LONG_PAGE.elements}, ${LONG_PAGE.bytes})`
  if (splitIn === undefined) return long
  return `${long}; \`apiPages: groups\` in the front matter of ${splitIn} gives each group of operations a page of its own`
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

function isReference(html: string): boolean {
  return /<article\b[^>]* data-reference\b/.test(html)
}

function excessesOf(file: string, weight: PageWeight, hasReference: boolean): Excess[] {
  const styles = hasReference ? BUDGETS.referenceStyles : BUDGETS.styles
  const together = hasReference ? BUDGETS.referenceTogether : BUDGETS.together
  const rows: [string, number, number][] = [
    ['inline script', weight.inlineScript, BUDGETS.inlineScript],
    ['external scripts', weight.scripts, BUDGETS.scripts],
    ['script requests', weight.scriptRequests, BUDGETS.scriptRequests],
    ['style sheets', weight.styles, styles],
    ['style requests', weight.styleRequests, BUDGETS.styleRequests],
    ['HTML around the article', weight.frame, BUDGETS.frame],
    ['together', weight.frame + weight.scripts + weight.styles, together],
  ]
  return rows.flatMap(([budget, bytes, allowed]) =>
    bytes > allowed ? [{ file, budget, bytes, allowed }] : [],
  )
}
