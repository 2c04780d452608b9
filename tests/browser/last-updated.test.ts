/** The line that tells when a page was changed last. */
import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { cloneBothWays } from '../unit/content/repository.ts'
import { expect, test } from './site.ts'

// One worker makes the clones, once.
test.describe.configure({ mode: 'default' })
// Where the reader’s day and words differ from the build’s.
test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' })

let clones: ReturnType<typeof cloneBothWays>

test.beforeAll(() => {
  const builds = process.env['DOCS_TEST_BUILDS'] ?? ''
  mkdirSync(builds, { recursive: true })
  clones = cloneBothWays(mkdtempSync(join(builds, 'history-')))
})

test('C65, C83, UPD-01, UPD-03, UPD-05: every page says its own day in UTC, in the page’s language', async ({
  page,
  site,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const address = await site(clones.full)
  for (const [route, day] of [
    ['/', 'January 2, 2026'],
    ['/old', 'February 4, 2024'],
    ['/new%20page', 'June 7, 2025'],
  ] as const) {
    await page.goto(address + route)
    const line = page.getByText(/^Last updated on /)
    await expect(line).toHaveText(`Last updated on ${day}`)
    await expect(line.locator('time')).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\dT/)
    // It is in the page as it was served, so nothing moves and no script is needed.
    expect(await (await page.request.get(address + route)).text()).toContain(`>${day}</time>`)
  }
  await page.goto(`${address}/old`)
  await expect(page.getByText('February 4, 2024')).toBeVisible()
  expect(warnings).toEqual([])
})

test('UPD-02: no line where a page switches it off or has no commit', async ({ page, site }) => {
  const address = await site(clones.full)
  for (const route of ['/silent', '/draft']) {
    await page.goto(address + route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Last updated')).toHaveCount(0)
  }
})

test('C83, UPD-04: no date rather than a wrong one where the history is shallow', {
  tag: '@all',
}, async ({ page, site }) => {
  const address = await site(clones.shallow)
  for (const route of ['/', '/old', '/new%20page']) {
    await page.goto(address + route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Last updated'), route).toHaveCount(0)
    await expect(page.locator('time')).toHaveCount(0)
  }
})
