/** What an author sees while writing: every change is on the page without a restart. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'

const FILES = {
  'site.config.ts': settings('Draft', 192),
  'content/_meta.ts': meta('Guide'),
  'content/index.mdx': '# Home\n\nThe first text, with [a link](/guide).\n',
  'content/guide.mdx': '# Guide\n\nHow to.\n',
}

function settings(brand: string, hue: number): string {
  return `export default { brand: '${brand}', description: 'A site.', theme: { primaryHue: ${hue} } }\n`
}

function meta(guide: string): string {
  return `export default { index: 'Home', guide: '${guide}' }\n`
}

let root: string

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

// One server, whose site the tests change one after the other.
test.describe.configure({ mode: 'serial' })
test.use({
  viewport: { width: 1280, height: 800 },
  // Of pages that are gone or broken on purpose.
  expectedErrors: [/status of (404|500)/],
})

test.beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-dev-'))
  for (const [file, text] of Object.entries(FILES)) write(file, text)
})

test.afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

/** Waits until the page has its connection to the server, without which it would not hear of a change. */
async function open(page: Page, address: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await page.goto(address)
  await connected
}

/** Notes in the report how long it takes until `shown`. */
async function timed(what: string, shown: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await shown()
  test.info().annotations.push({ type: what, description: `${Math.round(performance.now() - start)} ms` })
}

test('R2.01: an edit of a page is on the page', async ({ page, site }) => {
  await open(page, `${await site(root, { mode: 'dev' })}/`)
  await expect(page.getByText('The first text')).toBeVisible()
  write('content/index.mdx', '# Home\n\nThe second text, with [a link](/guide).\n')
  await timed('edited page', () => expect(page.getByText('The second text')).toBeVisible())
})

test('the Markdown twin of a page shows its edits; what is no page has none', async ({ page, site }) => {
  const address = await site(root, { mode: 'dev' })
  const twin = '# Home\n\nThe second text, with [a link](/guide.md).\n'
  expect(await (await page.request.get(`${address}/index.md`)).text()).toBe(twin)
  expect((await page.request.get(`${address}/nothing.md`)).status()).toBe(404)
})

test('R2.01: an edited article takes its place, and everything else stays as it is', async ({
  page,
  site,
}) => {
  const paragraphs = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.`).join('\n\n')
  write('content/guide.mdx', `# Guide\n\n${paragraphs}\n`)
  await open(page, `${await site(root, { mode: 'dev' })}/guide`)
  await page.evaluate(() => {
    Object.assign(window, { same: true })
    scrollTo(0, 600)
  })
  write('content/guide.mdx', `# Guide\n\n${paragraphs}\n\nThe end.\n`)
  await timed('edited article', () => expect(page.getByText('The end.')).toHaveCount(1))
  expect(await page.evaluate(() => 'same' in window && scrollY)).toBe(600)

  // A link that was pointed at before the edit leads to the page as it is now.
  await pageTree(page).getByRole('link', { name: 'Home' }).hover()
  await page.waitForTimeout(500)
  write('content/index.mdx', '# Home\n\nThe third text, with [a link](/guide).\n')
  await expect(async () => {
    await pageTree(page).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByText('The third text')).toBeVisible({ timeout: 500 })
  }).toPass()

  // The title stands in the sidebar, too.
  write('content/index.mdx', '# Start\n\nThe third text, with [a link](/guide).\n')
  await expect(page).toHaveTitle(/^Start/)
  write('content/index.mdx', FILES['content/index.mdx'])
  await expect(page).toHaveTitle(/^Home/)
})

test('R2.01, R2.05: an added page answers 200 and appears in the sidebar; a removed one answers 404', async ({
  page,
  site,
}) => {
  const address = await site(root, { mode: 'dev' })
  await open(page, `${address}/guide`)
  expect((await page.request.get(`${address}/added`)).status()).toBe(404)
  const entry = pageTree(page).getByRole('link', { name: 'Added' })
  await expect(entry).toHaveCount(0)

  write('content/added.mdx', '# Added\n\nNew.\n')
  await timed('added page', () => expect(entry).toBeVisible())
  expect((await page.request.get(`${address}/added`)).status()).toBe(200)
  await entry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Added' })).toBeVisible()

  await open(page, `${address}/guide`)
  rmSync(join(root, 'content/added.mdx'))
  await timed('removed page', () => expect(entry).toHaveCount(0))
  expect((await page.request.get(`${address}/added`)).status()).toBe(404)
})

test('R4.02, R4.06: an edit of a meta record and of the settings shows', async ({ page, site }) => {
  await open(page, `${await site(root, { mode: 'dev' })}/`)
  const guide = pageTree(page).getByRole('link', { name: 'Handbook' })
  await expect(guide).toHaveCount(0)
  write('content/_meta.ts', meta('Handbook'))
  await timed('meta record', () => expect(guide).toBeVisible())

  const colour = () =>
    page.getByRole('link', { name: 'a link' }).evaluate((link) => getComputedStyle(link).color)
  await expect(page).toHaveTitle('Home · Draft docs')
  const before = await colour()
  write('site.config.ts', settings('Final', 20))
  await timed('settings', () => expect(page).toHaveTitle('Home · Final docs'))
  await expect(page.getByRole('banner')).toContainText('Final')
  await expect.poll(colour).not.toBe(before)
})

test.describe('with mistakes', () => {
  for (const [kind, file, wrong, right, message] of [
    [
      'an unknown block',
      'content/index.mdx',
      '# Home\n\n<Calout>a</Calout>\n',
      '# Home\n\nMended.\n',
      'There is no block of this name',
    ],
    [
      'a wrong prop',
      'content/index.mdx',
      '# Home\n\n<Callout typ="x">a</Callout>\n',
      '# Home\n\nMended.\n',
      'has no prop of this name',
    ],
    [
      'a syntax error',
      'content/index.mdx',
      '# Home\n\nText {\n',
      '# Home\n\nMended.\n',
      'This is no expression',
    ],
    ['a wrong setting', 'site.config.ts', settings('Final', 400), settings('Final', 20), 'theme.primaryHue'],
    [
      'a wrong meta key',
      'content/_meta.ts',
      "export default { guid: 'Guide' }\n",
      meta('Guide'),
      'No file or folder of this name',
    ],
  ] as const) {
    test(`CFG-08, MET-12: ${kind} shows file and message on the page, which comes back when it is mended`, {
      tag: kind === 'an unknown block' ? [] : '@all',
    }, async ({ page, site }) => {
      await open(page, `${await site(root, { mode: 'dev' })}/`)
      const overlay = page.locator('vite-error-overlay')
      write(file, wrong)
      await timed('error', () => expect(overlay).toContainText(message))
      await expect(overlay).toContainText(file)
      write(file, right)
      await timed('mended', () => expect(overlay).toHaveCount(0))
      await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    })
  }

  test('R2.05: an unknown path answers 404 with the 404 page', async ({ page, site }) => {
    const response = await page.goto(`${await site(root, { mode: 'dev' })}/no/such/page`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
})
