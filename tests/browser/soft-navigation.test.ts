/** Going from page to page: what is exchanged, where focus and scroll are. */

import { heading, isMarked, mark } from './exchanged-page.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 700 } })

test('a link exchanges the page without a full load: title, main, description, focus, announcement', async ({
  page,
  site,
}) => {
  const url = await site('widgets')
  await page.goto(`${url}/`)
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'the tabs' }).click()
  await expect(heading(page, 'Tabs')).toBeFocused()
  await expect(page).toHaveURL(`${url}/tabs`)
  await expect(page).toHaveTitle(/^Tabs/)
  await expect(page.getByRole('status')).toHaveText(/^Tabs/)
  expect(await page.locator('meta[name=description]').count()).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await isMarked(page)).toBe(true)
  await expect(page.locator('nav a[aria-current=page]')).toHaveText(['Tabs'])
})

test('back and forward restore page and scroll position', async ({ page, site }) => {
  const url = await site('widgets')
  await page.goto(`${url}/long`)
  await mark(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Scripts' }).click()
  await expect(heading(page, 'Scripts')).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'Long page')).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await page.goForward()
  await expect(heading(page, 'Scripts')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('C42: a fragment of another page ends in the same place as a direct load, below the bar', async ({
  page,
  site,
}) => {
  const url = await site('widgets')
  const target = page.getByRole('heading', { name: 'Images' })
  const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.goto(`${url}/long#images`)
  const direct = await top()
  await page.goto(`${url}/`)
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'images on the long page' }).click()
  await expect(target).toBeFocused()
  expect(await top()).toBe(direct)
  const bar = await page.locator('#bar').evaluate((element) => element.getBoundingClientRect().bottom)
  expect(direct).toBeGreaterThanOrEqual(bar + 8)
  expect(await isMarked(page)).toBe(true)
  await expect(page.locator('main nav a[aria-current=location]')).toHaveCount(1)
})

test('C51, TAB-14: a fragment in an unselected tab of another page selects it', async ({ page, site }) => {
  await page.goto(`${await site('widgets')}/`)
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'a heading in a tab' }).click()
  await expect(page.getByRole('tab', { name: 'B', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'In B' })).toBeInViewport()
  await expect(page.getByText('Panel A.')).toBeHidden()
  expect(await isMarked(page)).toBe(true)
})

test('tabs, copy buttons, overflow and contents work on an exchanged page, again and again', async ({
  page,
  site,
}) => {
  const url = await site('widgets')
  await page.goto(`${url}/`)
  await mark(page)
  for (let i = 0; i < 2; i++) {
    const sidebar = page.locator('nav[data-part=sidebar]')
    await sidebar.getByRole('link', { name: 'Tabs' }).click()
    await expect(heading(page, 'Tabs')).toBeVisible()
    await page.getByRole('tab', { name: 'JavaScript' }).first().click()
    await expect(page.getByText('Second javascript.')).toBeVisible()
    await sidebar.getByRole('link', { name: 'Scripts' }).click()
    await expect(heading(page, 'Scripts')).toBeVisible()
    await expect(page.locator('[data-language=text] pre')).toHaveAttribute('tabindex', '0')
    await sidebar.getByRole('link', { name: 'Tabs' }).click()
    // Before anything is clicked: the stored tab.
    await expect(page.getByText('First javascript.')).toBeVisible()
    await page.getByRole('tab', { name: 'Python' }).first().click()
    await expect(page.getByText('First python.')).toBeVisible()
    await sidebar.getByRole('link', { name: 'Scripts' }).click()
    await expect(heading(page, 'Scripts')).toBeVisible()
  }
  expect(await isMarked(page)).toBe(true)
})

test('a link to the page itself leads to its top without a load, and adds nothing to the history', async ({
  page,
  site,
}) => {
  const url = await site('widgets')
  await page.goto(`${url}/scripts`)
  await page.goto(`${url}/long`)
  await mark(page)
  const entries = await page.evaluate(() => history.length)
  await page.evaluate(() => scrollTo(0, 900))
  const own = page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Long page' })
  await own.click()
  await expect(heading(page, 'Long page')).toBeFocused()
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, entries])
  // From a fragment, the way back is there.
  await page.goto(`${url}/long#images`)
  await mark(page)
  await own.click()
  await expect(page).toHaveURL(`${url}/long`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(`${url}/long#images`)
  expect(await isMarked(page)).toBe(true)
})

test('the same fragment once more asks the server for nothing', async ({ page, site }) => {
  const url = await site('widgets')
  await page.goto(`${url}/long#images`)
  await mark(page)
  await page.evaluate(() => scrollTo(0, 0))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.locator('main a[href="#images"], main a[href="/long#images"]').first().click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(asked.filter((address) => address.includes('/long'))).toEqual([])
  expect(await isMarked(page)).toBe(true)
})

test('modified clicks and links to other tabs are the browser’s', async ({ context, page, site }) => {
  const url = await site('widgets')
  await page.goto(`${url}/`)
  const opened = context.waitForEvent('page')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'the tabs' })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(heading(await opened, 'Tabs')).toBeVisible()
  await expect(page).toHaveURL(`${url}/`)
})

test('C16, RTE-04: below a base path', async ({ page, site }) => {
  const url = await site('widgets', { base: '/docs' })
  await page.goto(`${url}/tabs`)
  await mark(page)
  await page.getByRole('tab', { name: 'D', exact: true }).click()
  await expect(page.getByText('Panel D holds')).toBeVisible()
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Scripts' }).click()
  await expect(heading(page, 'Scripts')).toBeFocused()
  await expect(page).toHaveURL(`${url}/scripts`)
  expect(await isMarked(page)).toBe(true)
})

test('the mobile menu leads to another page, closes, and the focus goes there', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto(`${await site('widgets')}/tabs`)
  await mark(page)
  await page.locator('button[popovertarget]').click()
  await page.locator('#menu').getByRole('link', { name: 'Scripts', exact: true }).click()
  await expect(heading(page, 'Scripts')).toBeFocused()
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  expect(await isMarked(page)).toBe(true)
})
