/** What is found, in which order, and how it looks. */

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { lookup } from 'mrmime'
import { buildOnce } from './build-once.ts'
import { options, results, searchField, searchFor, targets } from './search-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Query, and what has to come first. */
const FIRST = [
  ['C01: a page is found by its title', 'quokka', ['/quokka']],
  ['C03: a heading comes before running text', 'Gref', ['/words/heading#gref']],
  ['C06: Chinese words at the start', '教务', ['/guide/chinese']],
  ['C06: Chinese words in the middle', '一篇', ['/guide/chinese']],
  ['C09: the exact spelling comes first', 'résumé', ['/guide/resume-upload', '/guide/resume']],
  ['C11: a whole identifier', 'job_status_callback', ['/guide/identifiers#job_status_callback']],
  ['SRQ-06: symbols count', 'C++', ['/guide/identifiers#c-and-c']],
] as const

test('C01, C03, C06, C09, C11, SRQ-06: what comes first', async ({ page, site }) => {
  const address = await site('search')
  await page.goto(`${address}/`)
  for (const [rule, query, expected] of FIRST) {
    await test.step(rule, async () => {
      await searchFor(page, query)
      await expect(options(page).first()).toBeVisible()
      expect.soft((await targets(page, address)).slice(0, expected.length), rule).toEqual(expected)
    })
  }
})

/** Query, and what has to be among the results; `undefined` for nothing at all. */
const FOUND = [
  ['C09: accents are ignored', 'resume', '/guide/resume'],
  ['C09: accents are ignored both ways', 'resume', '/guide/resume-upload'],
  ['C11: a part of an identifier', 'callback', '/guide/identifiers#job_status_callback'],
  ['C11: a piece of an identifier', 'status_call', '/guide/identifiers#job_status_callback'],
  ['SRQ-03: any piece of a word', 'serName', '/guide/identifiers#getusername'],
  ['C14: a card’s title', 'Billing', '/guide/cards'],
  ['C14: no attribute that nobody reads', 'key', undefined],
  ['TAB-14: text in a tab that is not selected', 'panelword two', '/guide/cards#in-zsh'],
  ['R3.01: code', 'npm install finder', '/guide/first#install'],
] as const

test('C09, C11, C14, R3.01, SRQ-03, TAB-14: what is found', async ({ page, site }) => {
  const address = await site('search')
  await page.goto(`${address}/`)
  for (const [rule, query, expected] of FOUND) {
    await test.step(`${rule}: ${query} → ${expected ?? 'nothing'}`, async () => {
      await searchFor(page, query)
      if (expected === undefined) return expect(page.getByText('No results found.')).toBeVisible()
      await expect(options(page).first()).toBeVisible()
      expect.soft(await targets(page, address), rule).toContain(expected)
    })
  }
})

test('R9.09, SRQ-10, SRQ-11: at most five pages and five entries of each', async ({ page, site }) => {
  await page.goto(`${await site('search')}/`)
  await searchFor(page, 'o')
  await expect(results(page)).toBeVisible()
  const sizes = await results(page)
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('[role=option]').length))
  expect(sizes.length).toBeLessThanOrEqual(5)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5)
})

test('SRU-16, SRU-17, SRU-18: page as label, heading, and a piece of text around the marked match', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('search')}/`)
  await searchFor(page, 'needleword')
  const group = results(page).getByRole('group')
  await expect(group).toHaveAccessibleName(/Guide.*Long texts/)
  const option = group.getByRole('option')
  await expect(option.locator('mark')).toHaveText('needleword')
  await expect(option.locator('mark')).toBeInViewport()
  const excerpt = await option.locator('.excerpt').textContent()
  expect(excerpt?.length).toBeLessThan(250)
  expect(excerpt?.startsWith('…')).toBe(true)
})

test('C20, R3.29, SRU-06, SRU-07: the slash types itself in text fields and opens the box elsewhere; Control+K does everywhere', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('search')}/`)
  await page.getByLabel('Notes').focus()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Notes')).toHaveValue('/')
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  await page.getByRole('article').getByRole('link').first().focus()
  await page.keyboard.press('/')
  await expect(searchField(page)).toBeFocused()
  await expect(searchField(page)).toHaveValue('')
})

test('C16: below a base path the search works from a plain file server', { tag: ['@build', '@all'] }, async ({
  page,
}) => {
  const dist = await buildOnce('search', '/docs')
  const asked: string[] = []
  const server = createServer(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname
    asked.push(path)
    const file = path.replace(/^\/docs/, '')
    const index = join(file, 'index.html')
    const read = (name: string) => readFile(join(dist, name)).catch(() => undefined)
    const body = path.startsWith('/docs/') ? ((await read(file)) ?? (await read(index))) : undefined
    response.writeHead(body ? 200 : 404, { 'content-type': lookup(file) ?? 'text/html' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/docs/`)
  await searchFor(page, 'quokka')
  await expect(options(page)).toHaveAttribute('href', '/docs/quokka')
  expect(asked.filter((path) => path.endsWith('.json'))).toEqual([expect.stringMatching(/^\/docs\/search\//)])
  server.close()
})
