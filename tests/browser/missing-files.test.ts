/** Scripts that do not arrive: a deployment has removed them, a network or a filter drops them, or they are late. */
import { heading, isMarked, mark } from './exchanged-page.ts'
import { expect, test } from './site.ts'

test.use({
  viewport: { width: 1280, height: 800 },
  expectedErrors: [/Failed to load resource|Failed to fetch dynamically imported module/],
})

const ENTRY = /\/assets\/entry\..*\.js$/
const LATER = /\/assets\/(?!entry\.)[^/]*\.js$/

test('R1.01, TAB-14: without the page’s script everything is read and links lead on', {
  tag: '@build',
}, async ({ page, site }) => {
  await page.route(ENTRY, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(`${await site('widgets')}/tabs`)
  await page.getByRole('tab', { name: 'D', exact: true }).click()
  await expect(page.getByText('Panel D holds')).toBeVisible()
  await expect(page.getByText('Panel A.')).toBeHidden()
  await expect(page.getByRole('tab', { name: 'D', exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Scripts' }).click()
  await expect(heading(page, 'Scripts')).toBeVisible()
  await page.getByRole('main').locator('details[data-details] > summary').click()
  await expect(page.getByText('Hidden text.')).toBeVisible()
  await page.locator('[data-copy]').first().click()
  await page.locator('[aria-haspopup=listbox]').first().click()
})

test('R1.01: without what is loaded later, links load pages, tabs answer, copying says that it failed', {
  tag: '@build',
}, async ({ page, site }) => {
  await page.route(LATER, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(`${await site('widgets')}/tabs`)
  await mark(page)
  await page.getByRole('tab', { name: 'D', exact: true }).click()
  await expect(page.getByText('Panel D holds')).toBeVisible()
  await page.getByRole('tab', { name: 'D', exact: true }).press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'B', exact: true })).toBeFocused()
  await expect(page.getByText('Panel B with a')).toBeVisible()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Scripts' }).click()
  await expect(heading(page, 'Scripts')).toBeVisible()
  expect(await isMarked(page)).toBe(false)
  await page.locator('[data-copy]').first().click()
  await expect(page.locator('[data-copy]').first()).toHaveAttribute('data-state', 'failed')
  await page.goBack()
  await expect(heading(page, 'Tabs')).toBeVisible()
})

test('THM-08: a script that comes at the second try opens the list of themes', { tag: '@build' }, async ({
  page,
  site,
}) => {
  let isGone = true
  await page.route(LATER, (route) => (isGone ? route.abort() : route.continue()))
  await page.goto(`${await site('widgets')}/tabs`)
  const button = page.getByTitle('Change theme').filter({ visible: true })
  const failed = page.waitForEvent('requestfailed')
  await button.hover()
  await failed
  isGone = false
  await expect(async () => {
    await button.click()
    await expect(page.getByRole('listbox')).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('COD-03, R5.08: a copy button pressed before the script has come copies when it is there', {
  tag: '@build',
}, async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  let release = () => {}
  const held = new Promise<void>((go) => (release = go))
  await page.route(ENTRY, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${await site('widgets')}/scripts`, { waitUntil: 'commit' })
  const button = page.locator('[data-language=console] [data-copy]')
  await button.click()
  await expect(button).not.toHaveAttribute('data-state')
  release()
  await expect(button).toHaveAttribute('data-state', 'copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm i x\nnpm t')
})
