/** Rows of the sidebar and the bar at its bottom. */
import { pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('SID-05, NAV-04: entries lead to their route or address and stay in the tab; only `newWindow` opens one', async ({
  page,
  site,
}) => {
  const frame = await site('frame')
  await page.goto(`${frame}/headings`)
  const entry = pageTree(page).getByRole('link', { name: 'Link 7', exact: true })
  await expect(entry).not.toHaveAttribute('target')
  await entry.click()
  await expect(page).toHaveURL(`${frame}/end?from=link-7`)
  await expect(page.getByRole('heading', { level: 1, name: 'The end' })).toBeVisible()
  await expect(pageTree(page).locator('a[target=_blank]')).toHaveCount(0)
})

test('R3.07, SID-09: a separator is a bold row, or a rule; neither can be focused', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/start`)
  const heading = pageTree(page).getByText('Basics', { exact: true })
  expect(await heading.evaluate((row) => Number(getComputedStyle(row).fontWeight))).toBeGreaterThanOrEqual(
    600,
  )
  const rule = pageTree(page).getByRole('separator')
  await expect(rule).toHaveCount(1)
  await expect(rule).toBeVisible()
  await expect(pageTree(page).locator('[tabindex]:not([role=listbox])')).toHaveCount(0)
})

test('R3.07: each level is indented more than the one above, six levels down', async ({ page, site }) => {
  await page.goto(`${await site('frame')}/levels/b/c/d/e/f/leaf`)
  const starts = await pageTree(page)
    .locator('[data-contains-active] > summary, a[aria-current=page]')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const range = document.createRange()
        range.selectNodeContents(row)
        return Math.round(range.getBoundingClientRect().left)
      }),
    )
  const first = starts[0] ?? 0
  expect(starts.map((start) => start - first)).toEqual([0, 16, 32, 48, 64, 80, 96])
})

test('SID-11: the bottom bar is there for any of theme, languages and hiding, and absent without', async ({
  page,
  site,
}) => {
  for (const address of [`${await site('frame')}/end`, `${await site('sections')}/start`]) {
    await page.goto(address)
    for (const name of [/^Change theme/, 'Hide sidebar']) {
      await expect(pageTree(page).getByRole('button', { name })).toBeInViewport()
    }
  }
  // Theme forced, one language, no button.
  await page.goto(`${await site('variants')}/long`)
  await expect(pageTree(page).getByRole('button')).toHaveCount(0)
  await expect(pageTree(page).locator(':scope > *')).toHaveCount(2)
})
