/** What readers of a site with an offline copy get, and what it costs them. */
import { heading } from './exchanged-page.ts'
import {
  DISCONNECTED,
  expectWhole,
  interact,
  isKept,
  keptPaths,
  registrations,
  test,
} from './offline-parts.ts'
import { expect } from './site.ts'

test.use({ expectedErrors: DISCONNECTED })

test('R1.01: a first visit asks for nothing of the offline copy and registers nothing; the first key does', {
  tag: '@build',
}, async ({ page, deployed }) => {
  const { asked } = deployed
  await page.goto(`${deployed.url}/`)
  await page.waitForLoadState('networkidle')
  await page.mouse.wheel(0, 300)
  await page.waitForTimeout(500)
  const first = [...asked]
  expect(first).not.toContain('/service-worker.js')
  expect(first).not.toContain('/offline.json')
  expect(await registrations(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await interact(page)
  const later = asked.slice(first.length)
  expect(later).toContain('/service-worker.js')
  // Beside the worker and the script that registers it, everything comes from the browser's own cache, but for the page: its answer depends on what
  // is accepted (Markdown or HTML), and the worker cannot send what the browser has sent.
  const others = later.filter((path) => !/^\/assets\/[^/]*\.js$|^\/service-worker\.js$|^\/$/.test(path))
  expect(others).toEqual([])
})

test('a visited page and a softly visited one can be read without network, with style and script', {
  tag: '@build',
}, async ({ page, context, deployed }) => {
  await page.goto(`${deployed.url}/`)
  await interact(page)
  await page.getByRole('main').getByRole('link', { name: 'The guide' }).click()
  await expect(heading(page, 'Guide')).toBeVisible()
  await expect.poll(() => isKept(page)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page, 'Guide')).toBeVisible()
  await expectWhole(page)
  await page.goto(`${deployed.url}/?from=mail`)
  await expect(heading(page, 'Home')).toBeVisible()
  await expectWhole(page)
  const picture = page.getByRole('img', { name: 'A mark' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(20)
  // Without a full load.
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('main').getByRole('link', { name: 'The guide' }).click()
  await expect(heading(page, 'Guide')).toBeVisible()
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('a page that was not kept answers 503 in the frame of the site, with links to the kept ones', {
  tag: '@build',
}, async ({ page, context, deployed }) => {
  await page.goto(`${deployed.url}/fr`)
  await interact(page)
  await context.setOffline(true)
  const answer = await page.goto(`${deployed.url}/fr/guide/end`)
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
  await expect(heading(page, 'Pas de connexion')).toBeVisible()
  await expectWhole(page)
  await expect(page.getByRole('navigation', { name: 'Pages' }).first()).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Accueil/ })
    .click()
  await expect(heading(page, 'Accueil')).toBeVisible()
  expect(await keptPaths(page)).not.toContain('/fr/guide/end')
})

test('R7.01: the search of a small site answers without network from the second visit on', {
  tag: '@build',
}, async ({ page, context, deployed }) => {
  await page.goto(`${deployed.url}/`)
  await interact(page)
  await page.goto(`${deployed.url}/guide`)
  await interact(page)
  await expect.poll(() => keptPaths(page)).toContain('/search/en-US.json')
  await context.setOffline(true)
  await page.reload()
  const field = page.getByRole('combobox').first()
  await field.click()
  await field.fill('lantern')
  await expect(page.getByRole('option').first()).toContainText('Guide')
})

test('R7.01: so does that of the product, whose data is split', { tag: '@build' }, async ({
  page,
  context,
  site,
}) => {
  const url = await site('product')
  await page.goto(`${url}/`)
  await interact(page)
  await page.goto(`${url}/authentication`)
  await interact(page)
  const kept = async (what: RegExp) => (await keptPaths(page)).filter((path) => what.test(path))
  const data = await (await page.request.get(`${url}/search/en-US.start.json`)).json()
  await expect
    .poll(async () => (await kept(/\/search-[^/]*\.json$/)).length, { timeout: 30_000 })
    // Its synonyms, too.
    .toBe(data.volumes.length + data.texts.length + 1)
  await expect.poll(() => kept(/\/search-worker\..*\.js$/)).toHaveLength(1)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('combobox').first().fill('webhook signature')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('error pages and pages that nobody visited are not kept', { tag: '@build' }, async ({
  page,
  deployed,
}) => {
  await page.goto(`${deployed.url}/`)
  await interact(page)
  await page.goto(`${deployed.url}/nowhere`)
  await page.keyboard.press('Shift')
  await page.goto(`${deployed.url}/guide`)
  await expect.poll(() => isKept(page)).toBe(true)
  const kept = await keptPaths(page)
  expect(kept).toContain('/')
  expect(kept).not.toContain('/nowhere')
  expect(kept).not.toContain('/guide/end')
})

test('RTE-04: a site below a path keeps its own pages and no others', { tag: ['@build', '@all'] }, async ({
  page,
  context,
  site,
}) => {
  const url = await site('offline', { base: '/docs' })
  await page.goto(`${url}/guide`)
  await interact(page)
  const scope = () => page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(new URL(await scope()).pathname).toBe('/docs/')
  await page.goto(`${url}/`)
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page, 'Home')).toBeVisible()
  await expectWhole(page)
  expect((await keptPaths(page)).filter((path) => !path.startsWith('/docs/'))).toEqual([])
})
