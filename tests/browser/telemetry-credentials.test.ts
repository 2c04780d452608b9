/** A reader's own credentials where views are counted, errors are reported and visits are recorded: they go to the host alone. */
import { deflateSync, gzipSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { formsOf, unpacked } from './hidden-text.ts'
import { expect, test } from './site.ts'
import { startWatchedSite, type WatchedSite } from './telemetry-site.ts'

// One site for both.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [/Boom|ERR_FAILED|left the machine: https:\/\/accounts\.example/] })

const CANARY = 'canary-4f9d1c/of+the reader'
const HOST = 'https://accounts.example'
const ALLOWED = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-expose-headers': '*',
}
/** Recordings are sent when the page has been open for some seconds. */
const SLOW = { timeout: 30_000 }

let site: WatchedSite
test.beforeAll(async () => {
  site = await startWatchedSite()
})
test.afterAll(() => site?.close())

/** Each way to prove who asks: which console, which of its ways, which field. */
const WAYS = [
  { console: 0, way: 0, field: 'Authorization: Bearer' },
  { console: 0, way: 1, field: 'key' },
  { console: 0, way: 2, field: 'API_PASSWORD' },
  { console: 1, way: undefined, field: 'client_secret' },
]

/**
 * Asks the host in every way, and looks at its answers, which repeat what they were asked with.
 * @returns what the host was asked, and what was kept after each
 */
async function askInEveryWay(page: Page, opened: (console: Locator) => Promise<void>) {
  const asked: string[] = []
  const left: string[] = []
  await page.route(`${HOST}/**`, (route, request) => {
    if (request.method() !== 'OPTIONS')
      asked.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`)
    return asked.length > WAYS.length
      ? route.abort()
      : route.fulfill({
          headers: { ...ALLOWED, 'x-repeated': CANARY },
          json: {
            name: CANARY,
            encoded: btoa(CANARY),
            address: `${HOST}/?key=${encodeURIComponent(CANARY)}`,
          },
        })
  })
  for (const index of [0, 1]) {
    await page.getByRole('button', { name: 'Run', exact: true }).filter({ visible: true }).first().click()
    const console = page.locator('.console').nth(index)
    await opened(console)
    await console.getByLabel('accounts.example, with your own credentials').check()
  }
  for (const [number, { console: index, way, field }] of WAYS.entries()) {
    const console = page.locator('.console').nth(index)
    if (way !== undefined) await console.getByLabel('Authentication').selectOption(String(way))
    await console.getByLabel(field, { exact: true }).fill(CANARY)
    await console.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => asked.length).toBe(number + 1)
    await expect(console.locator('.console-send').first()).toHaveText('Send')
    await expect(console.locator('.console-results')).toContainText('200 OK')
    await console.locator('.console-answer details').evaluate((element) => element.setAttribute('open', ''))
    await expect(console.locator('.console-answer dl')).toBeVisible()
    left.push(await kept(page))
  }
  // Once more, and the host cannot be reached.
  await page.locator('.console').first().getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.console').first().getByRole('alert')).toBeVisible()
  await page.evaluate(() => reportError(new Error('Boom')))
  return { asked, left: left.join('\n') }
}

/** What the page and the browser keep: addresses, history, storage, cookies, databases, caches. */
async function kept(page: Page): Promise<string> {
  const ofPage = await page.evaluate(async () => {
    const names = await caches.keys()
    const cached = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return JSON.stringify([
      location.href,
      history.state,
      navigation.entries().map((entry) => [entry.url, entry.getState()]),
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.title,
      await indexedDB.databases(),
      cached,
    ])
  })
  return ofPage + JSON.stringify(await page.context().storageState({ indexedDB: true }))
}

/** Leaves for another page, and waits until the recording has it: then it has all that was before. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Other', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
  await expect.poll(() => JSON.stringify(site.items('replay_recording')), SLOW).toContain('the start')
}

/** The forms of the canary in texts, each with the name of the text. */
function found(texts: Record<string, string>): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    formsOf(CANARY).flatMap((form) => (text.includes(form) ? `${name}: ${form}` : [])),
  )
}

test.beforeEach(async ({ page }) => {
  site.received.length = 0
  // The tracker ignores driven browsers unless its own tests say so.
  await page.addInitScript(() => Object.assign(window, { __plausible: true }))
  await page.goto(`${site.url}/accounts`)
  await expect.poll(() => site.items('transaction').length, SLOW).toBeGreaterThan(0)
})

test('Step 12, R9.13: own credentials are in no address, history, storage, log, count, report or recording @build', async ({
  page,
  context,
}) => {
  for (const pack of [gzipSync, deflateSync])
    expect(unpacked(Buffer.concat([Buffer.from('{}\n'), pack(CANARY)]))).toContain(CANARY)
  const sent: string[] = []
  const lines: string[] = []
  context.on('console', (message) => lines.push(message.text()))
  context.on('request', (request) => {
    if (new URL(request.url()).origin === HOST) return
    const body = request.postDataBuffer()
    sent.push(JSON.stringify([request.url(), request.headers()]), body ? unpacked(body) : '')
  })
  const { asked, left } = await askInEveryWay(page, async () => {})
  // The host gets them, in each of the ways.
  expect(asked.map((one) => found({ one }).length > 0)).toEqual([true, true, true, true, true])
  await leave(page)
  await expect.poll(() => JSON.stringify(site.items('event')), SLOW).toContain('Boom')
  await expect.poll(() => site.events('pageview').length, SLOW).toBe(2)
  const arrived = JSON.stringify(site.received.map(({ path, headers }) => [path, headers]))
  const bodies = site.received.map(({ body }) => body).join('\n')
  expect(sent.length).toBeGreaterThan(3)
  expect(
    found({
      left,
      'left at the end': await kept(page),
      sent: sent.join('\n'),
      lines: lines.join('\n'),
      arrived,
      bodies,
    }),
  ).toEqual([])
})

test('R9.13: without the mark of the console, a recording would have them @build', async ({ page }) => {
  await askInEveryWay(page, (console) =>
    console.evaluate((element) => element.removeAttribute('data-private')),
  )
  await leave(page)
  expect(found({ recording: JSON.stringify(site.items('replay_recording')) })).not.toEqual([])
})
