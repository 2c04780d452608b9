/** Details as authors write them: open or closed at first, moving, revealed. */
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1600, height: 900 } })

test.beforeEach(async ({ page, site }) => {
  await page.goto(`${await site('blocks')}/parts`)
})

test('R3.34, DET-01, DET-02: what the source opens is open; opening takes 300 ms, closing 500 ms', async ({
  page,
}) => {
  const open = page.locator('details', { hasText: 'Open from the start' })
  const closed = page.locator('details', { hasText: 'Closed at first' })
  await expect(page.getByText('Shown text.')).toBeVisible()
  await expect(open).toHaveAttribute('open')
  await expect(page.getByText('A paragraph with the word')).toBeHidden()
  await expect(closed).not.toHaveAttribute('open')
  const content = () =>
    closed.evaluate((details) => {
      const { transitionDuration, blockSize } = getComputedStyle(details, '::details-content')
      return { duration: transitionDuration.split(',')[0], height: Number.parseFloat(blockSize) }
    })
  await closed.locator('summary').click()
  expect(await content()).toMatchObject({ duration: '0.3s' })
  // It grows to its whole height, margins included, so that nothing jumps at the end.
  const { height: early } = await content()
  const text = page.getByText('A paragraph with the word')
  await expect(text).toBeVisible()
  const { height: line = 0 } = (await text.boundingBox()) ?? {}
  expect(early).toBeLessThan(line + 16)
  await expect.poll(async () => (await content()).height).toBeCloseTo(line + 16, 0)
  await closed.locator('summary').click()
  expect(await content()).toMatchObject({ duration: '0.5s' })
  await expect.poll(async () => (await content()).height).toBe(0)
})

test('DET-01, SID-30: with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const closed = page.locator('details', { hasText: 'Closed at first' })
  await closed.locator('summary').click()
  await expect(page.getByText('A paragraph with the word')).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await closed.locator('summary').click()
  expect(await closed.getAttribute('open')).toBeNull()
})

test('C55, DET-03: a script that sets `open` shows the content; a text found in it is revealed', async ({
  page,
}) => {
  const closed = page.locator('details', { hasText: 'Closed at first' })
  const text = page.getByText('A paragraph with the word')
  const height = () => closed.evaluate((details) => details.getBoundingClientRect().height)
  const before = await height()
  await closed.evaluate((details) => details.setAttribute('open', ''))
  await expect(text).toBeVisible()
  const { height: line = 0 } = (await text.boundingBox()) ?? {}
  await expect.poll(height).toBeGreaterThan(before + line)
  await closed.evaluate((details) => details.removeAttribute('open'))
  await expect(text).toBeHidden()
  // A text fragment takes the way of find-in-page, which a test cannot open.
  await page.goto('about:blank')
  await page.goBack()
  await expect(text).toBeHidden()
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(`${address}#:~:text=word%20Quetzal`)
  await expect(closed).toHaveAttribute('open')
  await expect(text).toBeInViewport()
})
