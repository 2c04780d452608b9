import { SiteProblems } from '../../../src/config/problem.ts'
import { compilePage } from '../../../src/content/compile-page.ts'
import type { CompiledPage } from '../../../src/content/compiled-page.ts'

export const MD = 'content/guide/a.md'
export const MDX = 'content/guide/a.mdx'

/** Compiles a page as an author has brought it along. */
export function compile(source: string, file = MD): Promise<CompiledPage> {
  return compilePage(source, file, { brand: 'Acme' })
}

/** @returns one line per mistake: `line:column message → expected` */
export async function problemsOf(source: string, file = MD): Promise<string[]> {
  const error = await compile(source, file).catch((thrown: unknown) => thrown)
  if (!(error instanceof SiteProblems)) return []
  return error.problems.map(
    ({ line, column, message, expected }) => `${line}:${column} ${message} → ${expected}`,
  )
}

/** @returns one line per warning: `line:column message → expected` */
export async function warningsOf(source: string, file = MD): Promise<string[]> {
  const { warnings } = await compile(source, file)
  return warnings.map(
    ({ line, column, message, expected = '' }) => `${line}:${column} ${message} → ${expected}`,
  )
}
