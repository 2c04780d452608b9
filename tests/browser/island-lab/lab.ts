/** What tests of islands start from. */
import { type Page, test as plain } from '@playwright/test'
import { watchForProblems } from '../page-problems.ts'
import { startLab } from './server.ts'

export const { expect } = plain
export const test = plain.extend<{ problems: undefined }, { lab: string }>({
  lab: [
    async ({ browserName: _ }, use) => {
      const lab = await startLab()
      await use(lab.url)
      await lab.close()
    },
    { scope: 'worker', timeout: 0 },
  ],
  problems: [
    async ({ context }, use) => {
      const problems = watchForProblems(context, [])
      await use(undefined)
      expect(problems, 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
})

/** Islands in the order of the page. */
export const OUTER = 0
export const INNER = 1
export const LOAD = 2
export const IDLE = 3
export const VISIBLE = 4

export function section(page: Page, index: number) {
  return page.locator('doc-island > section').nth(index)
}

/** The island's own part of that name, not one in its slots. */
export function own(page: Page, index: number, selector: string) {
  return section(page, index).locator(`:scope > ${selector}, :scope > label > ${selector}`).first()
}

export async function expectAwake(page: Page, index: number): Promise<void> {
  await expect(section(page, index)).toHaveAttribute('data-awake', 'true')
}

/** Opens the lab; with `slow`, the modules of the islands take that long in ms. */
export async function open(page: Page, lab: string, slow = 0): Promise<void> {
  if (slow > 0) {
    await page.route(/form\.island|hydrate\.ts/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slow))
      await route.continue()
    })
  }
  await page.goto(lab)
  await page.waitForFunction(() => customElements.get('doc-island') !== undefined)
}
