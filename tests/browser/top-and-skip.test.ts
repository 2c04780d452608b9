/** To the text and back to the top: skip link and button. */
import { contents } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 700 } })

for (const [name, route, width] of [
  ['frame', '/end', 375],
  ['frame', '/opened/alone', 1280],
  ['frame', '/switched/navbar', 1280],
  ['variants', '/bare', 1280],
  ['variants', '/raw', 375],
  ['variants', '/full', 1280],
  ['product', '/', 1280],
] as const) {
  test(`R3.20, C82, SKP-01: the first Tab shows the skip link, Enter moves into main: ${name}${route} ${width}px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto((await site(name)) + route)
    const skip = page.getByRole('link', { name: 'Skip to content' })
    const clipped = () => skip.evaluate((link) => getComputedStyle(link).clipPath)
    expect(await clipped()).not.toBe('none')
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    expect(await clipped()).toBe('none')
    // Nothing lies over it.
    expect(
      await skip.evaluate((link) => {
        const { x, y, width: wide, height } = link.getBoundingClientRect()
        return document.elementFromPoint(x + wide / 2, y + height / 2) === link
      }),
    ).toBe(true)
    const target = (await skip.getAttribute('href'))?.replace(/^.*#/, '') ?? ''
    await expect(page.getByRole('main')).toHaveAttribute('id', target)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(skip).not.toBeFocused()
  })
}

test('C82, SKP-01: it works after a soft navigation, too, and only once', async ({ page, site }) => {
  await page.goto(`${await site('frame')}/`)
  await page.getByRole('main').getByRole('link', { name: 'the end' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The end' })).toBeFocused()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toHaveCount(1)
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const [motion, behaviour] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`R3.17, R3.21, TOP-02, TOP-03, C82: the button scrolls ${behaviour} with motion ${motion}, by key and from afar`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(`
      const scroll = window.scrollTo
      window.scrollTo = function (options) {
        window.behaviour = options.behavior
        scroll.apply(window, arguments)
      }
    `)
    await page.goto(`${await site('sections')}/guide/long`)
    await page.evaluate(() => scroll(0, 2500))
    const button = page.getByRole('button', { name: 'Scroll to top' })
    await expect(button).toHaveCSS('opacity', '1')
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => (window as unknown as { behaviour: string }).behaviour)).toBe(behaviour)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
}

test('TOP-01, TOP-02, TOP-03: a real button, from 300px on; above that transparent and out of the tab order', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/guide/long`)
  const button = page.locator('[data-scroll-to-top]')
  await expect(button).toHaveCSS('opacity', '0')
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCount(0)
  const edit = page.getByRole('link', { name: 'Edit this page' })
  const after = async () => {
    await edit.evaluate((link) => link.focus({ preventScroll: true }))
    await page.keyboard.press('Tab')
    return button.evaluate((each) => each === document.activeElement)
  }
  await page.evaluate(() => scroll(0, 299))
  expect(await after()).toBe(false)
  await page.evaluate(() => scroll(0, 300))
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCount(1)
  await expect(button).toHaveCSS('opacity', '1')
  expect(await after()).toBe(true)
  expect(await button.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(
    await contents(page).evaluate((nav) => nav.getBoundingClientRect().bottom),
  )
})
