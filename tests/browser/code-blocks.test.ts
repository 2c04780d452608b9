/** Word wrap and scroll areas. */
import { block } from './code-parts.ts'
import { expect, test } from './site.ts'

test('C60, COD-08: word wrap at every width, for all blocks, told and remembered for the session', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  await page.goto(`${await site('widgets')}/scripts`)
  const wide = block(page, 'text')
  const overflows = () => wide.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
  expect(await overflows()).toBe(true)
  await wide.hover()
  await wide.locator('[data-wrap]').click()
  await expect(wide.locator('[data-wrap]')).toHaveAttribute('aria-pressed', 'true')
  await expect(block(page, 'php').locator('[data-wrap]')).toHaveAttribute('aria-pressed', 'true')
  expect(await overflows()).toBe(false)
  await page.reload()
  await expect(wide.locator('[data-wrap]')).toHaveAttribute('aria-pressed', 'true')
  await wide.hover()
  await wide.locator('[data-wrap]').click()
  expect(await overflows()).toBe(true)
})

test('C61, COD-10: a block that overflows is reached and scrolled by keyboard, one that fits is skipped', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('widgets')}/scripts`)
  const wide = block(page, 'text').locator('pre')
  await expect(wide).toHaveAttribute('tabindex', '0')
  await expect(wide).toHaveAttribute('role', 'group')
  await expect(wide).toHaveAccessibleName(/Code/)
  await expect(block(page, 'php').locator('pre')).not.toHaveAttribute('tabindex')
  await wide.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => wide.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0)
})
