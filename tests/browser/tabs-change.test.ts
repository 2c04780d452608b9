/** Whoever listens on a group hears of every choice. */
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { group, KEYED, PLAIN, tab } from './tab-groups.ts'

/** The indexes that a group has told so far. */
function told(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { told: number[] }).told)
}

for (const [kind, index, second, third, last] of [
  ['stored', KEYED, 'Python', 'JavaScript', 2],
  ['not stored', PLAIN, 'B', 'D', 3],
] as const) {
  test(`TAB-13: the change event is told for each choice that is ${kind}, by pointer and by key`, async ({
    page,
    site,
  }) => {
    await page.goto(`${await site('widgets')}/tabs`)
    await group(page, index).evaluate((element) => {
      const heard: number[] = []
      Object.assign(window, { told: heard })
      element.addEventListener('tabchange', (event) => {
        if (event.target === element) heard.push((event as CustomEvent<number>).detail)
      })
    })
    await tab(page, index, second).click()
    await expect.poll(() => told(page)).toEqual([1])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => told(page)).toEqual([1, last])
    await page.keyboard.press('Home')
    await expect.poll(() => told(page)).toEqual([1, last, 0])
    await page.keyboard.press('End')
    await expect.poll(() => told(page)).toEqual([1, last, 0, last])
    await expect(tab(page, index, third)).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(kind === 'stored' ? third : null)
  })
}
