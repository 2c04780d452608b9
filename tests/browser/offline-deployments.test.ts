/** What happens to kept pages when the site changes. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildOnce } from './build-once.ts'
import { rebuild } from './deployed-site.ts'
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

async function newBuild(dist: string): Promise<void> {
  await rebuild(dist, 'Where readers begin', 'Where readers start anew')
}

test('after a deployment readers with network see the new page at once; older kept pages keep their files', {
  tag: '@build',
}, async ({ page, context, deployed }) => {
  await page.goto(`${deployed.url}/`)
  await interact(page)
  const before = await page.locator('link[rel=stylesheet]').getAttribute('href')
  await page.goto(`${deployed.url}/guide`)
  await expect.poll(() => isKept(page)).toBe(true)
  await deployed.deploy(newBuild)
  // Otherwise it would be fetched ahead, and be new as well.
  deployed.failures.set('/guide', 500)
  await page.goto(`${deployed.url}/`)
  await expect(page.getByText('Where readers start anew')).toBeVisible()
  await expectWhole(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Where readers start anew')).toBeVisible()
  await expectWhole(page)
  // Of the build before.
  await page.getByRole('main').getByRole('link', { name: 'The guide' }).click()
  await expect(heading(page, 'Guide')).toBeVisible()
  expect(await page.locator('link[rel=stylesheet]').getAttribute('href')).toBe(before)
  await expectWhole(page)
})

test('files that no kept page needs any more go', { tag: '@build' }, async ({ page, deployed }) => {
  // They stay for a day.
  deployed.clock.behind = 2 * 24 * 3600 * 1000
  await page.goto(`${deployed.url}/`)
  await interact(page)
  const [style, script] = await Promise.all([
    page.locator('link[rel=stylesheet]').getAttribute('href'),
    page.locator('script[src]').getAttribute('src'),
  ])
  await expect.poll(() => keptPaths(page)).toContain(style)
  deployed.clock.behind = 0
  let names = new Map<string, string>()
  await deployed.deploy(async (dist) => {
    names = await rebuild(dist, 'Where readers begin', 'Where readers start anew')
  })
  await page.goto(`${deployed.url}/`)
  await page.goto(`${deployed.url}/guide`)
  await expect.poll(() => keptPaths(page)).not.toContain(style)
  await expect.poll(() => keptPaths(page)).not.toContain(script)
  await expect
    .poll(() => keptPaths(page))
    .toContain(style?.replace(/[^/]+$/, (last) => names.get(last) ?? last))
})

test('a server that does not answer is not waited for when there is a copy, and its late answer is kept', {
  tag: '@build',
}, async ({ page, context, deployed }) => {
  await page.goto(`${deployed.url}/guide`)
  await interact(page)
  await page.goto(`${deployed.url}/`)
  await expect.poll(() => isKept(page)).toBe(true)
  await deployed.deploy(newBuild)
  await page.goto(`${deployed.url}/guide`)
  deployed.delays.set('/', 5000)
  const started = Date.now()
  await page.goto(`${deployed.url}/`)
  await expect(page.getByText('Where readers begin')).toBeVisible()
  expect(Date.now() - started).toBeGreaterThan(2500)
  expect(Date.now() - started).toBeLessThan(4800)
  await page.waitForTimeout(3000)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Where readers start anew')).toBeVisible()
})

test('switched off in the settings, the next visit removes worker and copies', { tag: '@build' }, async ({
  page,
  deployed,
}) => {
  await page.goto(`${deployed.url}/`)
  await interact(page)
  const retired = join(await buildOnce('one-locale', ''), 'service-worker.js')
  await deployed.deploy(async (dist) => replaceWorker(dist, await readFile(retired, 'utf8')))
  await page.goto(`${deployed.url}/guide`)
  await expect.poll(() => registrations(page)).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

test('a worker that cannot be installed, and storage that throws, leave the site as it is without', {
  tag: '@build',
}, async ({ page, deployed }) => {
  await page.addInitScript(() => {
    const denied = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    for (const method of ['open', 'match', 'keys'] as const) CacheStorage.prototype[method] = denied
  })
  await deployed.deploy((dist) => replaceWorker(dist, 'throw new Error()'))
  await page.goto(`${deployed.url}/`)
  await page.keyboard.press('Shift')
  await page.getByRole('main').getByRole('link', { name: 'The guide' }).click()
  await expect(heading(page, 'Guide')).toBeVisible()
  await page.getByRole('button', { name: 'Keep this site' }).click()
  await expect(page.getByRole('button', { name: 'A part is still missing' })).toBeVisible()
  expect(await registrations(page)).toBe(0)
})

test('a worker whose storage is full passes on what the server answers', { tag: '@build' }, async ({
  page,
  deployed,
}) => {
  await deployed.deploy(async (dist) => {
    const code = await readFile(join(dist, 'service-worker.js'), 'utf8')
    const full = "() => Promise.reject(new DOMException('full', 'QuotaExceededError'))"
    await replaceWorker(dist, `Cache.prototype.put = ${full};${code}`)
  })
  await page.goto(`${deployed.url}/`)
  await interact(page)
  await page.goto(`${deployed.url}/guide`)
  await expect(heading(page, 'Guide')).toBeVisible()
  await expectWhole(page)
  expect(await isKept(page)).toBe(false)
})

async function replaceWorker(dist: string, code: string): Promise<void> {
  const file = join(dist, 'service-worker.js')
  for (const twin of ['br', 'gz']) await rm(`${file}.${twin}`, { force: true })
  await writeFile(file, code)
}
