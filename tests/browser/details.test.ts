/** Details: fragments, closing, paper. */
import { timeOfAttribute } from './attribute-time.ts'
import { expect, test } from './site.ts'

test('C54, DET-03: a fragment opens the details it lies in', async ({ page, site }) => {
  const url = `${await site('widgets')}/scripts`
  await page.goto(`${url}#add-row`)
  await expect(page.getByRole('heading', { name: 'Add row' })).toBeInViewport()
  await expect(page.locator('main [data-details]')).toHaveAttribute('open')
})

test('C54: so does its entry in the contents, a second time too', async ({ page, site }) => {
  await page.setViewportSize({ width: 1400, height: 700 })
  await page.goto(`${await site('widgets')}/scripts`)
  const entry = page.locator('main nav').getByRole('link', { name: 'Add row' })
  for (let i = 0; i < 2; i++) {
    await entry.click()
    await expect(page.getByRole('heading', { name: 'Add row' })).toBeInViewport()
    await page.locator('summary', { hasText: 'More' }).click()
    await expect(page.locator('main [data-details]')).not.toHaveAttribute('open')
  }
})

test('R5.07, DET-01: `open` goes 500 ms after closing starts', async ({ page, site }) => {
  await page.goto(`${await site('widgets')}/scripts`)
  const details = page.locator('main [data-details]')
  const summary = details.locator('summary')
  await summary.click()
  await expect(details).toHaveAttribute('open')
  const closing = timeOfAttribute(details, 'data-closing')
  await summary.click()
  await expect(details).toHaveAttribute('open')
  const time = await closing
  expect(time).toBeGreaterThan(480)
  expect(time).toBeLessThan(900)
  await expect(details).not.toHaveAttribute('open')
})

test('DET-01: a second click while it closes opens it again', async ({ page, site }) => {
  await page.goto(`${await site('widgets')}/scripts`)
  const details = page.locator('main [data-details]')
  await details.locator('summary').click()
  await details.locator('summary').dblclick()
  await page.waitForTimeout(700)
  await expect(details).toHaveAttribute('open')
  await expect(page.getByText('Hidden text.')).toBeVisible()
})

test('C55, C81, LAY-08: details are unfolded on paper, and folded on the screen as before', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('widgets')}/scripts`)
  const inside = page.locator('main [data-details] > :nth-child(2)').first()
  await expect(inside).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(inside).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(inside).toBeHidden()
})
