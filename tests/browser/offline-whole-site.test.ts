/** The button that keeps the whole site. */
import { heading } from './exchanged-page.ts'
import { DISCONNECTED, expectWhole, keptPaths, test } from './offline-parts.ts'
import { expect } from './site.ts'

test.use({ expectedErrors: DISCONNECTED })

test('the whole site is kept on request, with its size, and can be read without network in every language', {
  tag: '@build',
}, async ({ page, context, deployed }) => {
  await page.goto(`${deployed.url}/`)
  const button = page.locator('[data-keep-site]')
  await expect(button).toHaveText('Keep this site for reading offline')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveText(/The site is kept for reading offline \(0\.\d MB\)/)
  await expect(page.getByRole('status').filter({ hasText: /The site is kept/ })).toBeAttached()
  await context.setOffline(true)
  await page.goto(`${deployed.url}/guide/end`)
  await expect(heading(page, 'End')).toBeVisible()
  await expectWhole(page)
  await page.goto(`${deployed.url}/fr`)
  await expect(heading(page, 'Accueil')).toBeVisible()
  await page.goto(`${deployed.url}/guide`)
  await page.getByRole('tab', { name: 'Two' }).click()
  await expect(page.getByText('Second')).toBeVisible()
  await page.getByRole('combobox').first().fill('lantern')
  await expect(page.getByRole('option').first()).toContainText('Guide')
})

test('what failed goes on where it was', { tag: '@build' }, async ({ page, deployed }) => {
  await page.goto(`${deployed.url}/`)
  const button = page.locator('[data-keep-site]')
  deployed.failures.set('/mark.svg', 500)
  await button.click()
  await expect(button).toHaveText('A part is still missing: continue')
  deployed.failures.clear()
  deployed.asked.length = 0
  await button.click()
  await expect(button).toHaveText(/^The site is kept/)
  expect(deployed.asked).not.toContain('/guide/end')
  expect(await keptPaths(page)).toEqual(expect.arrayContaining(['/guide/end', '/mark.svg']))
})

test('a reader who saves data is told the size first, and nothing is registered unasked', {
  tag: '@build',
}, async ({ page, deployed }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto(`${deployed.url}/fr`)
  await page.keyboard.press('Shift')
  await page.waitForTimeout(800)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  const button = page.locator('[data-keep-site]')
  await button.click()
  await expect(button).toHaveText(/^Conserver ce site pour le lire hors ligne \(0,\d\sMo\)$/)
  expect(await keptPaths(page)).toEqual([])
  await button.click()
  await expect(button).toHaveText(/^Le site est conservé/)
  expect(await keptPaths(page)).toContain('/guide/end')
})

test('without script or service workers there is no button', { tag: '@build' }, async ({
  page,
  deployed,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  await page.goto(`${deployed.url}/`)
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-keep-site]')).toBeHidden()
})
