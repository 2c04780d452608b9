import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import type axe from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** While the menu of small windows is open, the page behind it is out of reach (SID-57). */
export const BEHIND_THE_MENU = ['landmark-one-main', 'page-has-heading-one']

/**
 * What axe cannot decide and a person has looked at: contrast where something lies over or below a text that it cannot see through (the
 * fade above the foot of the sidebar, icons drawn by a pseudo-element, buttons over code), and names of links that show a sign only.
 */
const LOOKED_AT = ['color-contrast', 'label-content-name-mismatch']

/** Those of axe that are on and look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Checks a page for barriers with axe-core: every rule that is on, the size of targets (WCAG 2.2, 2.5.8), and what axe is unsure about.
 * @param without rules that do not fit the state the page is in
 * @param which `colours`: only the rules about colours, for a page that has been checked in another theme, which changes nothing else;
 *   `structure`: all others, for a page whose colours have been checked in another width
 * @param part what the reader has opened or changed, where the page around it has been checked; the whole page when absent
 * @returns one text per element that fails a rule
 */
export async function barriers(
  page: Page,
  without: readonly string[] = [],
  which: 'all' | 'colours' | 'structure' = 'all',
  part?: Locator,
): Promise<string[]> {
  // Through the debugging protocol, past the content security policy; once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ({ off, lookedAt, only, within }) => {
      // Scripts that follow the size of things have done so once a frame is through.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const { axe: checker } = window as unknown as { axe: typeof axe }
      const rules = {
        'target-size': { enabled: true },
        ...Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      }
      const { violations, incomplete } = await checker.run(within ?? document, {
        ...(only ? { runOnly: { type: 'rule', values: only } } : { rules }),
        resultTypes: ['violations', 'incomplete'],
      })
      const unsure = incomplete.filter(({ id }) => !lookedAt.includes(id))
      return [...violations, ...unsure].flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none, failureSummary }) => {
          const reason = failureSummary ?? [...any, ...all, ...none].map(({ message }) => message).join('; ')
          return `${id}: ${target.join(' ')}: ${reason}`
        }),
      )
    },
    {
      off: [...without, ...(which === 'structure' ? COLOUR_RULES : [])],
      lookedAt: LOOKED_AT,
      only: which === 'colours' ? COLOUR_RULES : undefined,
      within: await part?.elementHandle(),
    },
  )
}
