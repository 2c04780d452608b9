/** The layouts and the typesetting that a page can choose. */
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1600, height: 900 } })

for (const layout of ['long', 'full', 'raw', 'essay']) {
  test(`LAY-04: one main in ${layout}`, async ({ page, site }) => {
    await page.goto(`${await site('variants')}/${layout}`)
    await expect(page.getByRole('main')).toHaveCount(1)
  })
}

test('R3.03, LAY-01, LAY-02: layout full has no path, no list of headings and no narrow column', async ({
  page,
  site,
}) => {
  const address = await site('variants')
  const articleWidth = async (route: string) => {
    await page.goto(address + route)
    return (await page.locator('main article').boundingBox())?.width ?? 0
  }
  expect(await articleWidth('/long')).toBeLessThanOrEqual(960)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  expect(await articleWidth('/full')).toBeGreaterThan(960)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'On This Page' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
})

test('R3.03, LAY-03, SID-03: layout raw is the content only, unstyled, between bar and footer', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('variants')}/raw`)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'On This Page' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('main article h2').first()).toHaveCSS('border-bottom-width', '0px')
})

test('R3.04, LAY-07: typesetting article centres the title, sets 17px and underlines links on hover only', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('variants')}/essay`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('text-align', 'center')
  await expect(title).toHaveCSS('font-size', '40px')
  const paragraph = page.locator('main article p').first()
  await expect(paragraph).toHaveCSS('font-size', '17px')
  const link = paragraph.getByRole('link')
  const underline = () => link.evaluate((element) => getComputedStyle(element).textDecorationLine)
  expect(await underline()).toBe('none')
  await link.hover()
  expect(await underline()).toBe('underline')
  await expect(page.locator('main article h2').first()).toHaveCSS('border-bottom-width', '0px')
})
