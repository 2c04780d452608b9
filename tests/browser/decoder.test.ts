/** The decoder of /decode: what a pasted text is, in the page alone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { buildOnce } from './build-once.ts'
import { expect, test } from './site.ts'

const HOST = 'https://scribe.corvane.example'
const ERROR = '{"detail":"The media_url field is missing.","msg_code":"S2T-BA-0042"}'
const CURL = `curl -X POST ${HOST}/api/v2/transcription -H "Content-Type: application/json" -d '{"wrong": 1}'`
const CANARY = 'c4n4ry-0123456789'

/** What is pasted in the states that are looked at. */
const STATES = [
  ERROR,
  CURL,
  '429',
  'Retry-After: 3',
  'Hello, world',
  '{"status":"success","error":null,"output":"x"}',
]

const field = (page: Page) => page.getByRole('textbox', { name: /^Paste/ })
const found = (page: Page) => page.locator('.decoder-found')

async function open(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/decode`)
  await page.getByRole('button', { name: 'Open the decoder' }).click()
  await expect(field(page)).toBeFocused()
}

test('an error is recognised, with its cause, its remedy and the versions of its service', async ({
  page,
  site,
}) => {
  await open(page, await site('product'))
  await field(page).fill(ERROR)
  await expect(found(page)).toHaveText(/Response 400 of POST \/api\/v2\/transcription · .*2/)
  const result = page.locator('.decoder-result')
  await expect(result.getByText('What to do', { exact: true })).toBeVisible()
  await expect(result.getByRole('link', { name: 'All errors with status 400' })).toHaveAttribute(
    'href',
    '/errors?filter=400#400',
  )
  await field(page).fill('429')
  await expect(found(page)).toHaveText('What services mean by status 429')
  expect(await page.locator('.decoder-error').count()).toBeGreaterThan(2)
  await field(page).fill('{"colour":"blue","taste":"sweet"}')
  await expect(found(page)).toHaveText('No API document describes this text.')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(field(page)).toBeFocused()
  await expect(found(page)).toHaveCount(0)
})

test('a curl command is taken apart and checked', async ({ page, site }) => {
  await open(page, await site('product'))
  await field(page).fill(CURL)
  await expect(found(page)).toHaveText(/^POST \/api\/v2\/transcription ·/)
  const wrong = page.locator('.decoder-result h2', { hasText: 'What is wrong' }).locator('+ ul li')
  expect(await wrong.count()).toBeGreaterThan(1)
  await field(page).fill(
    `curl -H "Authorization: Bearer $TOKEN" ${HOST}/api/v2/transcription/9b1d4c70a2f84e6fb35d0c7e81aa42f6`,
  )
  await expect(page.getByText('The request fits the API document.')).toBeVisible()
})

test.use({ actionTimeout: 10_000 })

test('each field shows its words, and leads to its place in the reference; arrows go through them', async ({
  page,
  site,
}) => {
  const address = await site('product')
  await open(page, address)
  await field(page).fill(ERROR)
  const fields = page.locator('.decoder-json button')
  await expect(fields.first()).toBeVisible()
  await page.mouse.move(0, 0)
  await fields.first().focus()
  const words = page.locator('.decoder-words')
  await expect(words).toContainText('detail')
  await page.keyboard.press('ArrowDown')
  await expect(fields.nth(1)).toBeFocused()
  await expect(words).toContainText('msg_code')
  const link = words.getByRole('link')
  await expect(link).toHaveAttribute('href', /#.*msg_code$/)
  await fields.first().hover()
  await expect(words).toContainText('detail')
  await link.click()
  await expect(page.locator('article :target, article [id$=".400.detail"]').first()).toBeInViewport()
})

test('nothing that is pasted leaves the page or stays in it: canary', async ({ page, context, site }) => {
  const address = await site('product')
  const sent: string[] = []
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await open(page, address)
  for (const text of [
    `curl -H "Authorization: Bearer ${CANARY}" ${HOST}/api/v2/transcription/5f1c7d`,
    `{"access_token":"${CANARY}","token_type":"Bearer","expires_in":1800,"scope":"a"}`,
  ]) {
    await field(page).fill(text)
    await expect(page.getByText('Secrets were taken out of the text.')).toBeVisible()
    await expect(found(page)).toBeVisible()
    expect(await field(page).inputValue()).not.toContain(CANARY)
    expect(await page.content()).not.toContain(CANARY)
  }
  await expect(page.getByText('Secrets were taken out of the text.')).toBeVisible()
  // What is no secret is not sent either.
  await field(page).fill(`{"detail":"${CANARY}","msg_code":"S2T-BA-0042"}`)
  await expect(found(page)).toContainText('400')
  // The text that had a secret has gone.
  await expect(page.getByText('Secrets were taken out of the text.')).toHaveCount(0)
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      await indexedDB.databases(),
    ]),
  )
  expect([...sent, ...said, kept].filter((text) => text.includes(CANARY))).toEqual([])
  expect(sent.every((text) => text.startsWith(address))).toBe(true)
})

test('the decoder has no barriers in any state, in both themes and at 320 px', { tag: '@all' }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, await site('product'))
  expect(await barriers(page)).toEqual([])
  for (const text of STATES) {
    await field(page).fill(text)
    await expect(page.getByText('Looking it up')).toHaveCount(0)
    await expect(found(page)).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(
        await barriers(
          page,
          [],
          colorScheme === 'dark' ? 'colours' : 'all',
          page.locator('[data-application]'),
        ),
        `${colorScheme}: ${text}`,
      ).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), text).toBe(320)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(field(page)).toBeVisible()
  await expect(field(page)).toHaveCSS('border-top-style', 'solid')
})

test('the decoder weighs at most 60 kB beyond React', { tag: '@build' }, async ({ page, site }) => {
  const address = await site('product')
  const dist = await buildOnce('product', '')
  await page.goto(`${address}/decode`)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Open the decoder' }).click()
  await field(page).fill(ERROR)
  await expect(found(page)).toBeVisible()
  // Besides what each page loads, and React.
  const OTHERS = /^\/assets\/(open-application|entry|ahead|act|site)\b/
  const files = [...new Set(asked)].filter((file) => /^\/(assets|search)\//.test(file) && !OTHERS.test(file))
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(dist, file))).length)
  console.info(
    `${files.length} files, ${sizes.reduce((sum, size) => sum + size, 0)} bytes: ${files.join(' ')}`,
  )
  expect(files.length).toBeGreaterThan(3)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the page of the decoder says what it does and leads to the errors', async ({ page, site }) => {
    await page.goto(`${await site('product')}/decode`)
    await expect(page.getByText('Without scripts, look up a status')).toBeVisible()
    await expect(page.getByRole('link', { name: 'errors', exact: true })).toHaveAttribute('href', '/errors')
  })
})
