/** Whoever uses tabs from code hears of every choice. */
import { expect, open, test } from './island-lab/lab.ts'

for (const [kind, index] of [
  ['stored', 0],
  ['not stored', 1],
] as const) {
  test(`TAB-13: the change callback is called for each choice that is ${kind}, by pointer and by key`, async ({
    page,
    lab,
  }) => {
    await open(page, lab)
    const tabs = page.locator('doc-island[name=tabs]').nth(index)
    const told = tabs.locator('[data-told]')
    await tabs.getByRole('tab', { name: 'Two' }).click()
    await expect(told).toHaveAttribute('data-told', '2 ')
    await expect(tabs.getByText('Panel two')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(told).toHaveAttribute('data-told', '2 0 ')
    await page.keyboard.press('End')
    await expect(told).toHaveAttribute('data-told', '2 0 2 ')
    expect(await page.evaluate(() => localStorage.getItem('lab'))).toBe(index === 0 ? 'Two' : null)
  })
}
