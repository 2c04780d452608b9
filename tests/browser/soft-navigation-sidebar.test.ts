/** Lists of pages stay in place when the page is exchanged. */
import { heading, isMarked, mark } from './exchanged-page.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 700 } })

test('C31, SID-27, SID-53: scroll position of the sidebar and opened folders stay', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('widgets')}/`)
  await mark(page)
  const folder = page.locator('details[data-folder="/guide"]')
  await folder.locator(':scope > summary').click()
  const area = page.locator('[data-sidebar-scroll]').first()
  // The folder unfolds.
  await page.waitForTimeout(500)
  await area.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const before = await area.evaluate((element) => element.scrollTop)
  expect(before).toBeGreaterThan(100)
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Page 39' }).click()
  await expect(heading(page, 'Page 39')).toBeFocused()
  expect(Math.abs((await area.evaluate((element) => element.scrollTop)) - before)).toBeLessThan(30)
  await expect(folder).toHaveAttribute('open')
  await expect(page.locator('nav[data-part=sidebar] a[aria-current=page]')).toHaveText(['Page 39'])
  // What was opened because a page inside was read stays open.
  await page.locator('#bar a').first().click()
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(folder).toHaveAttribute('open')
  expect(await isMarked(page)).toBe(true)
})

test('C33, SID-29: ancestors open although the reader had closed them', async ({ page, site }) => {
  await page.goto(`${await site('widgets')}/`)
  await mark(page)
  const folder = page.locator('details[data-folder="/guide"]')
  await folder.locator(':scope > summary').click()
  await folder.locator(':scope > summary').click()
  await expect(folder).not.toHaveAttribute('open')
  await page.getByRole('main').getByRole('link', { name: 'deep page' }).click()
  await expect(heading(page, 'Deepest')).toBeVisible()
  await expect(folder).toHaveAttribute('open')
  await expect(page.locator('details[data-folder="/guide/deep"]')).toHaveAttribute('open')
  await expect(folder.locator(':scope > summary')).toHaveAttribute('aria-expanded', 'true')
  expect(await isMarked(page)).toBe(true)
})

test('sections with sidebars of their own, and pages without one, are exchanged as well', async ({
  page,
  site,
}) => {
  const url = await site('sections')
  const tree = page.locator('nav[data-part=sidebar]')
  const bar = page.locator('#bar nav')
  await page.goto(`${url}/nerd/faq`)
  await mark(page)
  await expect(bar.locator('a[aria-current]')).toHaveText(['Nerd'])
  await bar.getByRole('link', { name: 'Nerdy' }).click()
  await expect(page.locator('h1')).toHaveText('Welcome')
  await expect(tree.locator('a')).toHaveText(['Welcome', 'Jokes'])
  await expect(bar.locator('a[aria-current]')).toHaveText(['Nerdy'])
  await bar.getByRole('link', { name: 'API' }).click()
  await expect(page).toHaveURL(`${url}/api`)
  await expect(tree).toHaveCount(0)
  await page.goBack()
  await expect(tree.locator('a')).toHaveText(['Welcome', 'Jokes'])
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Nerd questions')
  await expect(tree.locator('a')).toHaveText(['Overview', 'Questions'])
  expect(await isMarked(page)).toBe(true)
})
