/** Everything in unselected tabs can be found, linked to, printed and read without script. */

import { expect, test } from './site.ts'
import { expectSelected, PLAIN, tab } from './tab-groups.ts'

test('C51, TAB-14: a fragment into an unselected panel selects it and scrolls there', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('widgets')}/tabs#in-b`)
  await expectSelected(page, PLAIN, 'B')
  await expect(page.getByRole('heading', { name: 'In B' })).toBeInViewport()
  await expect(page.getByText('Panel A.')).toBeHidden()
})

test('C51, TAB-14: the contents list the heading and lead to it, asleep and awake', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1400, height: 700 })
  await page.goto(`${await site('widgets')}/tabs`)
  const entry = page.getByRole('navigation', { name: 'On This Page' }).getByRole('link', { name: 'In B' })
  await entry.click()
  await expectSelected(page, PLAIN, 'B')
  await expect(page.getByRole('heading', { name: 'In B' })).toBeInViewport()
  await tab(page, PLAIN, 'A').click()
  await expectSelected(page, PLAIN, 'A')
  await entry.click()
  await expectSelected(page, PLAIN, 'B')
  await expect(page.getByText('Panel B with')).toBeVisible()
  // React knows: the next key goes on from here.
  await tab(page, PLAIN, 'B').focus()
  await page.keyboard.press('ArrowRight')
  await expectSelected(page, PLAIN, 'D')
})

test('TAB-14: find-in-page selects the panel it finds', async ({ page, site }) => {
  await page.goto(`${await site('widgets')}/tabs#:~:text=Panel%20B%20with`)
  await expectSelected(page, PLAIN, 'B')
  await expect(page.getByText('Panel B with')).toBeVisible()
  await expect(page.getByText('Panel A.')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('TAB-14: all panels are there, each under its label', async ({ page, site }) => {
    await page.goto(`${await site('widgets')}/tabs`)
    for (const text of ['Panel A.', 'Panel B with', 'Panel C.', 'Panel two.', 'First shell.', 'Second go.']) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.getByRole('tab')).toHaveCount(0)
    const label = page.locator('p').filter({ hasText: /^Shell$/ })
    const panel = page.getByText('First shell.')
    await expect(label).toBeVisible()
    const [above, below] = [await label.boundingBox(), await panel.boundingBox()]
    expect(above?.y ?? Number.NaN).toBeLessThan(below?.y ?? Number.NaN)
  })
})

test('C81, TAB-14: paper shows all panels under their labels', async ({ page, site }) => {
  await page.goto(`${await site('widgets')}/tabs`)
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Panel A.', 'Panel B with', 'Panel C.', 'Panel one.', 'Panel two.']) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.locator('p').filter({ hasText: /^B$/ })).toBeVisible()
  await expect(page.getByRole('tablist')).toHaveCount(0)
})
