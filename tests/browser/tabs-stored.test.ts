/** Tabs that are remembered and follow each other. */

import { blockStorage } from './blocked-storage.ts'
import { expect, test } from './site.ts'
import { expectSelected, KEYED, KEYED_TOO, tab } from './tab-groups.ts'

test('TAB-07, TAB-08, TAB-17: groups with a key follow each other at once and the label is stored', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('widgets')}/tabs`)
  await tab(page, KEYED, 'JavaScript').click()
  await expectSelected(page, KEYED, 'JavaScript')
  await expectSelected(page, KEYED_TOO, 'JavaScript')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('JavaScript')
  // A label that the other group does not have leaves it as it is.
  await tab(page, KEYED, 'Shell').click()
  await expectSelected(page, KEYED_TOO, 'JavaScript')
  // Both are awake now.
  await tab(page, KEYED_TOO, 'Python').click()
  await expectSelected(page, KEYED, 'Python')
})

test('TAB-09: another window is followed', async ({ context, page, site }) => {
  const url = `${await site('widgets')}/tabs`
  const other = await context.newPage()
  await other.goto(url)
  await page.goto(url)
  await tab(page, KEYED, 'JavaScript').click()
  await expectSelected(other, KEYED, 'JavaScript')
  await expectSelected(other, KEYED_TOO, 'JavaScript')
})

test('TAB-10, TAB-17: a stored label is selected before the first paint, without the page’s script', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'JavaScript'))
  await page.route(/\.js$/, () => {})
  await page.goto(`${await site('widgets')}/tabs`, { waitUntil: 'domcontentloaded' })
  await expectSelected(page, KEYED, 'JavaScript')
  await expect(page.getByText('First javascript.')).toBeVisible()
  await expect(page.getByText('First python.')).toBeHidden()
})

test('TAB-17: a stored index of an older version is understood; keys go on from it', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', '2'))
  await page.goto(`${await site('widgets')}/tabs`)
  await expectSelected(page, KEYED, 'JavaScript')
  await tab(page, KEYED, 'JavaScript').focus()
  await page.keyboard.press('ArrowLeft')
  await expectSelected(page, KEYED, 'Python')
})

for (const value of ['7', 'nonsense', '-1', '']) {
  test(`TAB-11: a stored value without a tab leaves the default: "${value}"`, async ({ page, site }) => {
    await page.addInitScript((stored) => localStorage.setItem('language', stored), value)
    await page.goto(`${await site('widgets')}/tabs`)
    await expectSelected(page, KEYED, 'Python')
  })
}

test('C63, TAB-15: with storage blocked tabs switch and groups still follow', async ({ page, site }) => {
  await blockStorage(page)
  await page.goto(`${await site('widgets')}/tabs`)
  await tab(page, KEYED, 'JavaScript').click()
  await expectSelected(page, KEYED, 'JavaScript')
  await expectSelected(page, KEYED_TOO, 'JavaScript')
  await page.getByRole('button', { name: 'Dismiss banner' }).click()
  await expect(page.getByText('Read the news')).toBeHidden()
})
