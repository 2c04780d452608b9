/** What surrounds the text of every page: skip link, banner, links to the repository, footer. */
import { spawnSync } from 'node:child_process'
import { PROJECT } from './dev-server.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

for (const route of ['/', '/start', '/guide/long', '/no/such/page']) {
  test.describe(`on ${route}`, () => {
    test.use({ expectedErrors: [/status of 404/] })

    test(`R3.20, SKP-01: the first Tab shows the skip link; Enter moves the focus into the text: ${route}`, async ({
      page,
      site,
    }) => {
      await page.goto((await site('sections')) + route)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to content' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() => document.activeElement?.closest('main') !== null)
      expect(inside).toBe(true)
    })
  })
}

test('R3.22, R5.06, BAN-01, BAN-02, BAN-03: a dismissed banner goes at once and stays away on every page', async ({
  page,
  site,
}) => {
  const address = await site('sections')
  await page.goto(`${address}/start`)
  const banner = page.getByText('Version 2 is here')
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss banner' }).click()
  await expect(banner).toBeHidden()
  expect(await page.evaluate(() => Object.values({ ...localStorage }))).toContain('0')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Notes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible()
  await expect(banner).toBeHidden()
  await page.goto(`${address}/guide`)
  await expect(banner).toBeHidden()
})

test('R5.06, BAN-04: a dismissed banner is hidden before the first paint, without the external script', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/start`)
  await page.getByRole('button', { name: 'Dismiss banner' }).click()
  // It never comes.
  await page.route('**/*.js', () => {})
  await page.goto(`${await site('sections')}/guide`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('Version 2 is here')).toBeHidden()
})

test.describe('a script that is not ours', () => {
  test.use({ expectedErrors: [/Failed to find a valid digest in the 'integrity' attribute/] })

  test('is not run, and the page can be read', { tag: '@build' }, async ({ page, site }) => {
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = "taken"' }),
    )
    await page.goto(`${await site('sections')}/guide`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveTitle('taken')
  })
})

test('BAN-02: a banner that cannot be dismissed has no button', async ({ page, site }) => {
  await page.goto(`${await site('variants')}/`)
  await expect(page.getByText('Read only')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dismiss banner' })).toHaveCount(0)
})

test('BAN-07: the banner is 2.5rem high, scrolls away in wide windows and stays above the bar in narrow ones', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/guide/long`)
  const banner = page.getByRole('region', { name: 'Announcement' })
  const bar = page.getByRole('banner')
  expect((await banner.boundingBox())?.height).toBe(40)
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
  await expect(banner).not.toBeInViewport()
  await page.setViewportSize({ width: 600, height: 800 })
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(40)
  await expect(banner).toBeInViewport()
})

test('R3.23, GIT-05: the feedback link opens a new issue with label and the page’s title', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/guide/setup/install`)
  const link = page.getByRole('link', { name: 'Question? Give us feedback → (opens in a new tab)' })
  await expect(link).toHaveAttribute('target', '_blank')
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://github.com/owner/sections/issues/new')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    title: 'Feedback for “Install”',
    labels: 'feedback',
  })
})

test('R3.24, GIT-08: the edit link leads to the page’s file and stays in the tab', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/guide/setup/install`)
  const link = page.getByRole('link', { name: 'Edit this page', exact: true })
  await expect(link).toHaveAttribute(
    'href',
    'https://github.com/owner/sections/blob/main/content/guide/setup/install.mdx',
  )
  await expect(link).not.toHaveAttribute('target')
})

test('GIT-03, GIT-09: without a repository neither link is there', async ({ page, site }) => {
  await page.goto(`${await site('variants')}/tools`)
  await expect(page.getByText(/Give us feedback|Edit this page/)).toHaveCount(0)
})

test('R3.25, FTR-10: the footer shows the configured text', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/start`)
  await expect(page.getByRole('contentinfo')).toContainText('MIT 2026 © Sections')
})

test('R3.25, FTR-10: without a text the footer names the year and the brand', async ({ page, site }) => {
  await page.goto(`${await site('variants')}/`)
  await expect(page.getByRole('contentinfo')).toHaveText(/MIT 20\d\d © Variants/)
})

test('R3.26, UPD-01, UPD-03, UPD-04: the last change stands in long form below the text, as the history has it', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('product')}/authentication/keypair`)
  const date = lastCommit('content/authentication/keypair.mdx')
  if (date === undefined) {
    // No date rather than a wrong one.
    await expect(page.getByText('Last updated on')).toHaveCount(0)
    return
  }
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  await expect(page.getByText(`Last updated on ${date.toLocaleDateString('en-US', format)}`)).toBeVisible()
  const stamp = await page.getByRole('main').locator('time').getAttribute('datetime')
  expect(new Date(stamp ?? '')).toEqual(date)
})

/** Undefined without a complete history. */
function lastCommit(file: string): Date | undefined {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: PROJECT, encoding: 'utf8' }).stdout?.trim() ?? ''
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined
  const date = git('log', '-1', '--format=%cI', '--', file)
  return date === '' ? undefined : new Date(date)
}

test('R1.05: every page offers support and sales, in the sidebar or, where there is none, in the footer', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('product')}/authentication`)
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByText('Need help?').filter({ visible: true })).toHaveCount(1)
    const support = page.getByRole('link', { name: 'Contact support' })
    await expect(support).toHaveAttribute('href', /^mailto:support@/)
    await expect(page.getByText('Questions?').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('link', { name: /^Contact sales/ })).toHaveAttribute('href', /^https:\/\//)
  }
})
