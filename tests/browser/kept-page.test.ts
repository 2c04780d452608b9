/** Pages that the browser keeps whole while the reader is elsewhere; Playwright's usual browser keeps none. */
import { chromium } from '@playwright/test'
import { watchForProblems } from './page-problems.ts'
import { expect, test } from './site.ts'

test('THM-03, BAN-03: a page that was kept comes back with what the reader chose meanwhile, and works', {
  tag: '@build',
}, async ({ launchOptions, site }) => {
  const address = await site('widgets')
  const other = await site('sections')
  const browser = await chromium.launch({
    ...launchOptions,
    // The browser without windows has no place to keep pages in.
    executablePath: '/usr/bin/chromium',
    args: [...(launchOptions.args ?? []), '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const problems = watchForProblems(context, [])
  const page = await context.newPage()
  await page.goto(`${address}/tabs`)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['kept'] = String(persisted)
    })
  })
  await page.getByRole('tab', { name: 'D', exact: true }).click()
  await page.getByRole('tab', { name: 'Two', exact: true }).click()
  await page.goto(`${other}/start`)
  const second = await context.newPage()
  await second.goto(`${address}/`)
  await second.evaluate(() => localStorage.setItem('theme', 'dark'))
  await second.locator('[data-dismiss-banner]').click()
  // Kept by then, also when the click came before the script.
  await expect(second.locator('html')).toHaveClass(/banner-dismissed/)
  // The tests' own way back waits for a load that does not come.
  await page.evaluate(() => history.back()).catch(() => {})
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.locator('html')).toHaveClass(/banner-dismissed/)
  // As the reader left it, and alive.
  await expect(page.getByText('Panel two.')).toBeVisible()
  await page.getByRole('tab', { name: 'A', exact: true }).click()
  await expect(page.getByText('Panel A.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Long page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Long page' })).toBeFocused()
  expect(await page.getAttribute('html', 'data-kept')).toBe('true')
  await browser.close()
  expect(problems).toEqual([])
})
