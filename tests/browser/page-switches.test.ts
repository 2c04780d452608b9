/** Each part of a page switched off by itself, and the parts around it still there. */
import { spawnSync } from 'node:child_process'
import type { Locator, Page } from '@playwright/test'
import { PROJECT } from './dev-server.ts'
import { breadcrumb, contents, neighbours, pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Dates come from a complete history (UPD-04). */
const HAS_HISTORY =
  spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: PROJECT,
    encoding: 'utf8',
  }).stdout?.trim() === 'false'

function partsOf(page: Page): Record<string, Locator> {
  return {
    breadcrumb: breadcrumb(page),
    footer: page.getByRole('contentinfo'),
    navbar: page.getByRole('banner'),
    pagination: neighbours(page),
    sidebar: pageTree(page),
    ...(HAS_HISTORY && { timestamp: page.getByText('Last updated on') }),
    toc: contents(page),
  }
}

for (const off of ['all', 'breadcrumb', 'footer', 'navbar', 'pagination', 'sidebar', 'timestamp', 'toc']) {
  test(`R3.05, NAV-17, SID-03, TOC-05: ${off === 'all' ? 'everything is there' : `without ${off} alone`}`, async ({
    page,
    site,
  }) => {
    await page.goto(`${await site('frame')}/switched/${off}`)
    for (const [name, part] of Object.entries(partsOf(page))) {
      if (name === off) await expect(part, name).toBeHidden()
      else await expect(part, name).toBeVisible()
    }
  })
}

test('R3.05: soft navigations bring parts back and take them away', async ({ page, site }) => {
  const frame = await site('frame')
  await page.goto(`${frame}/switched/all`)
  for (const [title, off] of [
    ['Footer', 'footer'],
    ['Breadcrumb', 'breadcrumb'],
    ['Toc', 'toc'],
    ['Nothing off', 'none'],
    ['Pagination', 'pagination'],
  ] as const) {
    await pageTree(page).getByRole('link', { name: title, exact: true }).click()
    await expect(pageTree(page).locator('[aria-current=page]')).toHaveText(title)
    for (const [name, part] of Object.entries(partsOf(page))) {
      await expect(part, `${name} on ${title}`).toBeVisible({ visible: name !== off })
    }
  }
})

test('R3.10, SID-51: hidden by key, the focus stays on the button, the links are out of reach, a new session shows them', async ({
  browser,
  page,
  site,
}) => {
  const frame = await site('frame')
  await page.goto(`${frame}/end`)
  const hide = page.getByRole('button', { name: 'Hide sidebar' })
  const show = page.getByRole('button', { name: 'Show sidebar' })
  await hide.press('Enter')
  await expect(show).toBeFocused()
  await expect(hide).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByTitle('Change theme').filter({ visible: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Try it' })).toBeFocused()
  await page.reload()
  await expect(show).toBeVisible()
  await show.press('Space')
  await expect(hide).toBeFocused()
  await hide.press('Space')
  const other = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await other.goto(`${frame}/end`)
  await expect(other.getByRole('button', { name: 'Hide sidebar' })).toBeVisible()
  await other.close()
  // The menu of a narrow window is not hidden with it.
  await page.setViewportSize({ width: 375, height: 700 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(pageTree(page).getByRole('link', { name: 'The end', exact: true })).toBeInViewport()
})

test('TOC-04: below 1280px the closed block opens, leads on and closes by keyboard', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto(`${await site('sections')}/guide/long`)
  const block = contents(page).locator('summary')
  await block.focus()
  await page.keyboard.press('Tab')
  expect(await contents(page).evaluate((nav) => nav.contains(document.activeElement))).toBe(false)
  await page.keyboard.press('Shift+Tab')
  await expect(block).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(contents(page).getByRole('link')).toHaveCount(12)
  await page.keyboard.press('Tab')
  await expect(contents(page).getByRole('link', { name: 'Part one' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#detail-one$/)
  const target = page.getByRole('heading', { name: 'Detail one', exact: true })
  await expect
    .poll(() => target.evaluate((each) => each.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(104 + 8)
  await expect(contents(page).locator('[aria-current]')).toHaveText(['Detail one'])
  await block.press('Space')
  await expect(contents(page).getByRole('link')).toHaveCount(0)
})
