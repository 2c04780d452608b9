/** A page stays open while the site is deployed anew, and the files that it would load later are gone; or they do not come at all. */
import type { Page } from '@playwright/test'
import { deploySite, rebuild } from './deployed-site.ts'
import { test } from './offline-parts.ts'
import { expect } from './site.ts'

test.use({
  viewport: { width: 1280, height: 800 },
  expectedErrors: [
    /Failed to load resource|Failed to fetch dynamically imported module|status of (404|503)|ERR_|MIME type/,
  ],
})

const FAILED = 'A part of this page could not be loaded.'
const NEW = 'Where readers start anew'
/** Everything but the entry and what is loaded when the page is idle. */
const LATER = /\/assets\/(?!entry\.|ahead\.)[^/]*\.js$/

/** The page of the old build has done all it does by itself. */
async function openOld(page: Page, address: string): Promise<void> {
  const ahead = page.waitForResponse(/\/assets\/(prefetch-)?ahead\./)
  await page.goto(address)
  await ahead
  await page.waitForLoadState('networkidle')
}

function countLoads(page: Page): { count: number } {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1
  })
  return loads
}

const newBuild = async (dist: string) => void (await rebuild(dist, 'Where readers begin', NEW))

test('F16, SRU-04: words typed into the search of an old page are answered by the new build', {
  tag: '@build',
}, async ({ page, deployed }) => {
  await openOld(page, `${deployed.url}/`)
  await deployed.deploy(newBuild)
  await page.keyboard.press('/')
  await page.keyboard.type('lantern')
  await expect(page.getByText(NEW)).toBeAttached()
  const field = page.getByRole('combobox').first()
  await expect(field).toHaveValue('lantern')
  await expect(field).toBeFocused()
  await expect(page.getByRole('option').first()).toContainText('Guide')
})

test('F16: a search box of the old build whose engine is gone leads to the new build, too', {
  tag: '@build',
}, async ({ page, deployed }) => {
  await openOld(page, `${deployed.url}/`)
  const field = page.getByRole('combobox').first()
  const box = page.waitForResponse(/\/assets\/search-box\./)
  await field.hover()
  await box
  await deployed.deploy(newBuild)
  await field.pressSequentially('lantern')
  await expect(page.getByText(NEW)).toBeAttached()
  await expect(field).toHaveValue('lantern')
  await expect(page.getByRole('option').first()).toContainText('Guide')
})

test('F16: the words of the filter above operations are kept, and the place on the page', {
  tag: ['@build', '@all'],
}, async ({ page }) => {
  const deployed = await deploySite('product')
  try {
    await openOld(page, `${deployed.url}/llmreadyapi/api`)
    await deployed.deploy(async (dist) => void (await rebuild(dist, '', '')))
    const script = await page.locator('script[type=module][src]').getAttribute('src')
    const field = page.locator('[data-filter]')
    await field.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await field.pressSequentially('post')
    await expect(page.locator('script[type=module][src]')).not.toHaveAttribute('src', script ?? '')
    await expect(field).toHaveValue('post')
    await expect(page.locator('output').filter({ hasText: /\d/ })).toBeVisible()
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(80)
  } finally {
    await page.close()
    await deployed.close()
  }
})

test('F16: a theme switch of the old build leads to the new one', { tag: '@build' }, async ({
  page,
  deployed,
}) => {
  await openOld(page, `${deployed.url}/`)
  await deployed.deploy(newBuild)
  await page.getByTitle('Change theme').filter({ visible: true }).click()
  await expect(page.getByText(NEW)).toBeAttached()
  await page.getByTitle('Change theme').filter({ visible: true }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
})

test('F16: where the server has the files no more but no new build, the reader is told, and nothing reloads', {
  tag: '@build',
}, async ({ page, deployed }) => {
  await openOld(page, `${deployed.url}/`)
  const loads = countLoads(page)
  let isGone = true
  await page.route(LATER, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  )
  await page.getByTitle('Change theme').filter({ visible: true }).click()
  const notice = page.getByRole('alert').filter({ hasText: FAILED })
  await expect(notice).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()
  await page.keyboard.press('/')
  await page.keyboard.type('lantern')
  await expect(notice).toBeVisible()
  expect(loads.count).toBe(0)
  isGone = false
  // The reader's own wish.
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('combobox').first()).toHaveValue('lantern')
  await expect(page.getByRole('option').first()).toContainText('Guide')
})

test('F16: a network that comes back at the second try shows nothing of it', { tag: '@build' }, async ({
  page,
  deployed,
}) => {
  await openOld(page, `${deployed.url}/`)
  let tries = 0
  await page.route(/\/assets\/theme-list\./, (route) => {
    tries += 1
    return tries % 2 === 1 ? route.abort() : route.continue()
  })
  await page.getByTitle('Change theme').filter({ visible: true }).dispatchEvent('click')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('F16: servers of two builds in turn: one reload, then the reader is told', { tag: '@build' }, async ({
  page,
  deployed,
}) => {
  await openOld(page, `${deployed.url}/`)
  const loads = countLoads(page)
  await page.route(LATER, (route) => route.fulfill({ status: 404, body: 'gone' }))
  // Who asks for the page again gets that of another server.
  await page.route(`${deployed.url}/`, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    const answer = await route.fetch()
    return route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(/entry\.[\w-]{8}/g, 'entry.00000000'),
    })
  })
  const button = page.getByTitle('Change theme').filter({ visible: true })
  const reloaded = page.waitForEvent('load')
  await button.click()
  await reloaded
  await page.waitForLoadState('networkidle')
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
  expect(loads.count).toBe(1)
})

test('F16: a portal in the place of the page is no new build', { tag: '@build' }, async ({
  page,
  deployed,
}) => {
  await openOld(page, `${deployed.url}/`)
  const loads = countLoads(page)
  deployed.answers.set('*', (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Log in</title><script type="module" src="/x.js"></script>')
  })
  await page.getByTitle('Change theme').filter({ visible: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
  expect(loads.count).toBe(0)
})
