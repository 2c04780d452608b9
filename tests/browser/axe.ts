import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/**
 * Checks a page for barriers with axe-core.
 * @param without rules that do not fit the state the page is in
 * @returns one text per element that fails a rule
 */
export async function barriers(page: Page, without: readonly string[] = []): Promise<string[]> {
  // Through the debugging protocol, past the content security policy.
  await page.evaluate(readFileSync(AXE, 'utf8'))
  const violations = await page.evaluate(async (rules) => {
    const { axe: checker } = window as unknown as { axe: typeof axe }
    const off = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]))
    return (await checker.run({ rules: off })).violations
  }, without)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
