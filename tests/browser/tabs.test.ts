/** Tabs by mouse and keyboard. */

import { expect, test } from './site.ts'
import {
  DISABLED_DEFAULT,
  expectSelected,
  group,
  KEYED,
  KEYED_TOO,
  NESTED,
  PLAIN,
  tab,
} from './tab-groups.ts'

test('TAB-03: roles, one tab stop, panel named by its tab', async ({ page, site }) => {
  await page.goto(`${await site('widgets')}/tabs`)
  await expect(group(page, PLAIN).getByRole('tablist').first()).toBeVisible()
  await expect(tab(page, PLAIN, 'A')).toHaveAttribute('tabindex', '0')
  await expect(tab(page, PLAIN, 'B')).toHaveAttribute('tabindex', '-1')
  const panel = page.getByRole('tabpanel', { name: 'A', exact: true })
  await expect(panel).toHaveText('Panel A.')
  await expect(panel).toHaveAttribute('tabindex', '0')
})

test('TAB-02, TAB-12: default index, and the next enabled tab where it is disabled', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('widgets')}/tabs`)
  await expectSelected(page, KEYED, 'Python')
  await expectSelected(page, DISABLED_DEFAULT, 'On')
  await expect(page.getByText('Panel on.')).toBeVisible()
  await expect(page.getByText('Panel off.')).toBeHidden()
})

test('R5.09, TAB-06: a click selects, also the very first one, and Enter and Space do', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('widgets')}/tabs`)
  await tab(page, PLAIN, 'D').click()
  await expectSelected(page, PLAIN, 'D')
  await expect(page.getByText('Panel A.')).toBeHidden()
  await expect(page.getByText('Panel D holds')).toBeVisible()
  await tab(page, NESTED, 'Two').focus()
  await page.keyboard.press('Enter')
  await expectSelected(page, NESTED, 'Two')
  await tab(page, NESTED, 'One').focus()
  await page.keyboard.press('Space')
  await expectSelected(page, NESTED, 'One')
  await expectSelected(page, PLAIN, 'D')
})

test('TAB-06, TAB-07: a click that comes before the page’s script shows the tab at once, and is remembered', {
  tag: '@build',
}, async ({ page, site }) => {
  await page.route(/entry\.[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(`${await site('widgets')}/tabs`, { waitUntil: 'domcontentloaded' })
  await tab(page, PLAIN, 'D').click()
  await tab(page, KEYED, 'JavaScript').click()
  expect(await page.evaluate(() => window.earlyEvents?.length)).toBe(2)
  await expectSelected(page, PLAIN, 'D')
  await expectSelected(page, NESTED, 'One')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('JavaScript')
  await expectSelected(page, KEYED_TOO, 'JavaScript')
})

test('TAB-04, TAB-05, R5.10: arrows wrap and skip disabled tabs, Home and End go to the ends, selecting at once', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('widgets')}/tabs`)
  await tab(page, PLAIN, 'A').focus()
  for (const [key, name] of [
    ['ArrowRight', 'B'],
    ['ArrowRight', 'D'],
    ['ArrowRight', 'A'],
    ['ArrowLeft', 'D'],
    ['Home', 'A'],
    ['End', 'D'],
    ['PageUp', 'A'],
    ['PageDown', 'D'],
  ] as const) {
    await page.keyboard.press(key)
    await expectSelected(page, PLAIN, name)
    await expect(tab(page, PLAIN, name)).toBeFocused()
  }
})

test('TAB-04: arrows are mirrored where text runs from right to left', async ({ page, site }) => {
  await page.goto(`${await site('widgets')}/tabs`)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await tab(page, PLAIN, 'A').focus()
  await page.keyboard.press('ArrowLeft')
  await expectSelected(page, PLAIN, 'B')
})

test('TAB-14: a link in a panel works', async ({ page, site }) => {
  const url = await site('widgets')
  await page.goto(`${url}/tabs#in-b`)
  await page.getByRole('tabpanel').getByRole('link', { name: 'link', exact: true }).click()
  await expect(page).toHaveURL(`${url}/scripts`)
})
