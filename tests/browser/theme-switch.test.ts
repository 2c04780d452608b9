/** The theme switch: what it says, and where it stands. */
import { expect, test } from './site.ts'
import { chooseTheme, DARK, shownTheme, themeButton, themeList } from './switches.ts'

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' })

test('R3.27, THM-07, THM-08: title, options, the current one selected; the list stands 10 px above and is no narrower', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('locales')}/`)
  const button = themeButton(page)
  await expect(button).toHaveAttribute('aria-haspopup', 'listbox')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const list = themeList(page)
  await expect(button).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '')
  await expect(list.getByRole('option')).toHaveText(['Light', 'Dark', 'System'])
  await expect(list.getByRole('option', { selected: true })).toHaveText('System')
  const [above, below] = [await list.boundingBox(), await button.boundingBox()]
  if (!above || !below) throw new Error('Both are shown.')
  expect(above.y + above.height).toBeCloseTo(below.y - 10, 0)
  expect(above.width).toBeGreaterThanOrEqual(below.width)
})

test('THM-07: the options in Chinese', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/zh-CN`)
  await page.getByTitle('更改主题').filter({ visible: true }).click()
  await expect(page.getByRole('option')).toHaveText(['浅色主题', '深色主题', '系统默认'])
})

test('R3.25, SID-11, FTR-10: in the sidebar, or in the footer of a page without one; in small windows in the menu', async ({
  page,
  site,
}) => {
  const address = await site('locales')
  await page.goto(`${address}/`)
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByTitle('Change theme')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByTitle('Change theme')).toHaveCount(0)
  await page.goto(`${address}/wide`)
  await expect(page.getByRole('contentinfo').getByTitle('Change theme')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(`${address}/`)
  await expect(themeButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await chooseTheme(page, 'Dark')
  await expect.poll(() => shownTheme(page)).toEqual(DARK)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
})

test('SID-11, SID-51: in the hidden sidebar the switch is an icon, and its list lies over the text', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('locales')}/`)
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  const box = await themeButton(page).boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 99) + (box?.width ?? 99) <= 80).toBe(true)
  await expect(themeButton(page)).toHaveAccessibleName('Change theme: System')
  await chooseTheme(page, 'Dark')
  await expect.poll(() => shownTheme(page)).toEqual(DARK)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('THM-07: no switch is offered where nothing could happen', async ({ page, site }) => {
    await page.goto(`${await site('locales')}/`)
    await expect(themeButton(page)).toHaveCount(0)
    await page.goto(`${await site('locales')}/wide`)
    await expect(themeButton(page)).toHaveCount(0)
  })
})
