/** Analytics and error reporting in a built site, against a local server. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { blockStorage } from './blocked-storage.ts'
import { expect, test } from './site.ts'
import { startWatchedSite, type WatchedSite } from './telemetry-site.ts'

// One site for all of them.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [/Boom|TypeError|status of (404|502)/] })

/** The services wait until a page is idle, for 2 s at most, and send when nothing more happens. */
const SECRET = '?token=s3cret&utm_source=mail#s3cret'

let site: WatchedSite
test.beforeAll(async () => {
  site = await startWatchedSite()
})
test.afterAll(() => site?.close())

test.beforeEach(async ({ page }) => {
  site.received.length = 0
  site.status = 202
  // The tracker ignores driven browsers unless its own tests say so.
  await page.addInitScript(() => Object.assign(window, { __plausible: true }))
})

const views = () => site.events('pageview').map(({ u }) => u.slice(site.url.length))
const transactions = () =>
  site.items('transaction').map(({ contexts, transaction }) => `${contexts.trace.op} ${transaction}`)

/** Opens a page and waits until its load was reported. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path)
  await expect.poll(transactions).toContain('pageload /')
}

test('R1.08, R7.02: a view for the load, one for each soft navigation and one for a page that comes back; no secrets of addresses @build', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'session', value: 's3cret', url: site.url }])
  await page.goto(`${site.url}/${SECRET}`)
  await expect.poll(views).toEqual(['/?utm_source=mail'])
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.getByRole('link', { name: 'the other page' }).click()
  await expect.poll(views).toEqual(['/?utm_source=mail', '/other'])
  await page.goBack()
  await expect.poll(views).toEqual(['/?utm_source=mail', '/other', '/?utm_source=mail'])
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => views().length).toBe(4)
  // The same path, so the same page.
  await page.evaluate(() => history.pushState(null, '', '/?q=1'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await page.goto(`${site.url}/missing?token=s3cret`)
  await expect.poll(() => views().slice(4)).toEqual(['/missing'])
  expect(site.events('pageview')[0]).toMatchObject({ d: 'docs.example', r: null })
  expect(JSON.stringify(site.received.map(({ headers, body }) => [headers, body]))).not.toContain('s3cret')
})

for (const wish of ['doNotTrack', 'globalPrivacyControl'] as const) {
  test(`R1.08, R9.13: ${wish}: no view, no replay; errors are reported @build`, async ({ page }) => {
    await page.addInitScript(
      (name) =>
        Object.defineProperty(Navigator.prototype, name, { get: () => (name === 'doNotTrack' ? '1' : true) }),
      wish,
    )
    const chunks: string[] = []
    page.on('response', async (response) => {
      if (/\/assets\/(?!entry\.)[^/]*\.js$/.test(response.url()))
        chunks.push(await response.text().catch(() => ''))
    })
    await open(page, '/')
    // Both would have come before the transaction, or soon after it.
    await page.waitForTimeout(1500)
    expect(chunks.filter((text) => /plausible|rrweb/.test(text))).toEqual([])
    expect(site.events('pageview')).toEqual([])
    expect(site.items('replay_event')).toEqual([])
  })
}

test('R1.01, R1.08, R1.09: before a page is loaded nothing is asked for but the page, its style and its script @build', async ({
  page,
}) => {
  await open(page, '/')
  const early = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource')
    return resources
      .filter(({ startTime }) => startTime < (load?.loadEventStart ?? 0))
      .map(({ name }) => name)
  })
  expect(early.map((name) => /\.\w+$/.exec(name)?.[0]).sort()).toEqual(['.css', '.js'])
  const [entry = ''] = early.filter((name) => name.endsWith('.js'))
  const bytes = brotliCompressSync(readFileSync(join(site.dist, new URL(entry).pathname))).length
  expect(bytes).toBeLessThanOrEqual(6000)
  // Later they are there.
  await expect.poll(views).toEqual(['/'])
})

test('R1.09, R7.03, R8.01, R9.13: what fails before there is a reporter arrives once, with release and environment, without secrets @build', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('load', () => {
      reportError(new Error(`Boom at ${location.href}`))
      void Promise.reject(new Error('Boom of a promise'))
    }),
  )
  await page.goto(`${site.url}/${SECRET}`)
  const errors = () => site.items('event').map(({ exception }) => exception.values[0].value)
  await expect.poll(() => errors().length).toBe(2)
  await page.evaluate(() => reportError(new Error('Boom later')))
  await expect.poll(() => errors().length).toBe(3)
  // Two requests of the same moment may overtake each other.
  expect(errors().slice(0, 2).sort()).toEqual([`Boom at ${site.url}/`, 'Boom of a promise'])
  expect(errors()[2]).toBe('Boom later')
  const [event] = site.items('event')
  const entry = await page.locator('script[type=module]').getAttribute('src')
  expect(event).toMatchObject({ environment: 'prod', request: { url: `${site.url}/` } })
  expect(entry).toContain(event.release)
  expect(event.user).toBeUndefined()
  expect(JSON.stringify(site.received)).not.toContain('s3cret')
})

test('R7.03: all reports of a long visit arrive, whatever their size together: a browser sends 64 KiB at a time in the background @build', async ({
  page,
}) => {
  await open(page, '/')
  await page.evaluate(async () => {
    for (let count = 0; count < 30; count++) {
      reportError(new Error(`Boom ${count} of many`))
      await new Promise((done) => setTimeout(done, 100))
    }
  })
  const arrived = () =>
    site.items('event').filter(({ exception }) => / of many$/.test(exception?.values?.[0]?.value ?? ''))
      .length
  await expect.poll(arrived).toBe(30)
  const bytes = site.received.reduce((sum, { body }) => sum + body.length, 0)
  expect(bytes).toBeGreaterThan(2 * 64 * 1024)
})

test('R9.13, R7.03: loads and soft navigations are transactions; a replay shows what the reader saw, not what the reader typed @build', async ({
  page,
}) => {
  await open(page, `/${SECRET}`)
  await page.getByRole('combobox').first().fill('my own words')
  await page.getByRole('combobox').first().press('Escape')
  await page.getByRole('link', { name: 'the other page' }).click()
  await expect.poll(transactions).toEqual(['pageload /', 'navigation /other'])
  await expect.poll(() => site.items('replay_event').length).toBeGreaterThan(0)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const recording = JSON.stringify(site.items('replay_recording'))
  expect(recording).toContain('What the first tab says.')
  expect(recording).toMatch(/\*{5,}/)
  expect(site.items('replay_event')[0]).toMatchObject({ replay_type: 'session', environment: 'prod' })
  const everything = JSON.stringify(site.received)
  for (const secret of ['s3cret', 'my own', 'own words']) expect(everything).not.toContain(secret)
})

test('R1.08, R1.09: with storage blocked and both services down the page works and nothing fails @build', async ({
  page,
}) => {
  await blockStorage(page)
  site.status = 500
  await open(page, '/')
  await page.getByRole('link', { name: 'the other page' }).click()
  await expect.poll(views).toEqual(['/', '/other'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
})
