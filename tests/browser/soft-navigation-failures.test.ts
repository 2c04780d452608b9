/** Clicks that are overtaken, pages that cannot be exchanged. */
import type { Route } from '@playwright/test'
import { heading, isMarked, mark } from './exchanged-page.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 700 } })

test('an overtaken click leaves no entry in the history', async ({ page, site }) => {
  const url = await site('widgets')
  await page.route(`${url}/tabs`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue().catch(() => {})
  })
  await page.goto(`${url}/scripts`)
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Home' }).click()
  await expect(heading(page, 'Home')).toBeVisible()
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'the tabs' }).click({ noWaitAfter: true })
  await page.waitForTimeout(100)
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Long page' }).click()
  await expect(heading(page, 'Long page')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Home')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Scripts')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test.describe('errors of answers', () => {
  test.use({ expectedErrors: [/status of (404|500)|ERR_CONNECTION_RESET/] })

  test('an address that has moved is the new one after the click', async ({ page, site }) => {
    const url = await site('widgets')
    await page.goto(`${url}/`)
    const link = page.getByRole('main').getByRole('link', { name: 'the tabs' })
    // Our server leads to the address without slash.
    await link.evaluate((element) => element.setAttribute('href', '/tabs/'))
    await link.click()
    await expect(heading(page, 'Tabs')).toBeVisible()
    await expect(page).toHaveURL(/\/tabs\/?$/)
    await expect(page.locator('nav[data-part=sidebar] a[aria-current=page]')).toHaveText(['Tabs'])
  })

  for (const [what, answer] of [
    ['a connection that breaks', (route: Route) => route.abort('connectionreset')],
    [
      'an error as the answer',
      (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'no' }),
    ],
    [
      'no HTML as the answer',
      (route: Route) => route.fulfill({ status: 200, contentType: 'text/plain', body: 'text' }),
    ],
    [
      'a page without main as the answer',
      (route: Route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<!DOCTYPE html><title>x</title>' }),
    ],
  ] as const) {
    test(`${what} leads to a full load, and back works`, async ({ page, site }) => {
      const url = await site('widgets')
      // Only what scripts fetch.
      await page.route(`${url}/scripts`, (route) =>
        route.request().resourceType() === 'document' ? route.continue() : answer(route),
      )
      await page.goto(`${url}/`)
      await mark(page)
      await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Scripts' }).click()
      await expect(heading(page, 'Scripts')).toBeVisible()
      expect(await isMarked(page)).toBe(false)
      await page.goBack()
      await expect(heading(page, 'Home')).toBeVisible()
    })
  }

  // The authors’ server knows no deployments.
  test('a page of another deployment is loaded in full', { tag: '@build' }, async ({ page, site }) => {
    const url = await site('widgets')
    await page.route(`${url}/scripts`, async (route) => {
      if (route.request().resourceType() === 'document') return route.continue()
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replace(/entry\.[\w-]+\.js/, 'entry.other.js'),
      })
    })
    await page.goto(`${url}/`)
    await mark(page)
    await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Scripts' }).click()
    await expect(heading(page, 'Scripts')).toBeVisible()
    expect(await isMarked(page)).toBe(false)
  })

  test('a missing page shows the site’s own not-found page', async ({ page, site }) => {
    const url = await site('widgets')
    await page.goto(`${url}/`)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/gone'
      link.textContent = 'gone'
      document.querySelector('main')?.append(link)
    })
    await page.getByRole('link', { name: 'gone' }).click()
    await expect(page).toHaveURL(`${url}/gone`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Home')).toBeVisible()
  })
})
