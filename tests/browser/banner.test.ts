/** What becomes of a banner when its text changes, and where nothing can be remembered. */
import { blockStorage } from './blocked-storage.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const stored = () => Object.entries({ ...localStorage })

test('BAN-01: without a text there is no banner', async ({ page, site }) => {
  await page.goto(`${await site('product')}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Dismiss banner' })).toHaveCount(0)
})

test('BAN-03, BAN-05: what is stored is `0` under a key that follows from the text, so that another text shows again', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/start`)
  await page.getByRole('button', { name: 'Dismiss banner' }).click()
  const first = await page.evaluate(stored)
  expect(first).toEqual([[expect.stringMatching(/^banner-[0-9a-f]{8}$/), '0']])
  // As when the same site had a new text: what a reader has stored is still there.
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, first)
  await page.goto(`${await site('blocks')}/`)
  await expect(page.getByText('Printed matter')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss banner' }).click()
  await expect(page.getByText('Printed matter')).toBeHidden()
  const both = await page.evaluate(stored)
  expect(both).toHaveLength(2)
  await page.reload()
  await expect(page.getByText('Printed matter')).toBeHidden()
})

test('BAN-05: a key of the settings is the one that is stored', async ({ page, site }) => {
  await page.goto(`${await site('widgets')}/`)
  await page.getByRole('button', { name: 'Dismiss banner' }).click()
  expect(await page.evaluate(stored)).toEqual([['news-1', '0']])
})

test('C63, BAN-06: with storage blocked it is hidden for this page only, without an error', async ({
  page,
  site,
}) => {
  await blockStorage(page)
  await page.goto(`${await site('sections')}/start`)
  const banner = page.getByRole('region', { name: 'Announcement' })
  await page.getByRole('button', { name: 'Dismiss banner' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(banner).toBeVisible()
})

test('BAN-02, BAN-03: dismissed by keyboard, the focus goes on to the text', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/start`)
  const button = page.getByRole('button', { name: 'Dismiss banner' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('BAN-07: with reduced width a banner of two lines stays 2.5rem high and its button within reach', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${await site('sections')}/start`)
  const banner = page.getByRole('region', { name: 'Announcement' })
  expect((await banner.boundingBox())?.height).toBe(40)
  const button = await page.getByRole('button', { name: 'Dismiss banner' }).boundingBox()
  expect((button?.x ?? 999) + (button?.width ?? 0)).toBeLessThanOrEqual(320)
})
