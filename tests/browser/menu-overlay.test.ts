/** The menu of narrow windows as an overlay: how it comes and goes, what lies behind it, and where the focus is. */
import type { Locator, Page } from '@playwright/test'
import { heading } from './exchanged-page.ts'
import { pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'
import { watchTransitions } from './transitions.ts'

test.use({ viewport: { width: 375, height: 700 } })

function button(page: Page): Locator {
  return page.getByRole('banner').locator('[popovertarget]')
}

async function openMenu(page: Page): Promise<void> {
  await button(page).click()
  await expect(pageTree(page)).toBeVisible()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
}

async function expectClosed(page: Page): Promise<void> {
  await expect(pageTree(page)).toBeHidden()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('[inert]')).toHaveCount(0)
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`SID-54: it slides from the top in 0.8 s, motion: ${motion}`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.goto(`${await site('frame')}/end`)
    const moved = await watchTransitions(page)
    await openMenu(page)
    const clips = () => moved.filter((each) => each.startsWith('clip-path'))
    if (motion === 'reduce') {
      // The whole of it is shown at once.
      expect(await pageTree(page).evaluate((nav) => getComputedStyle(nav).clipPath)).toBe('inset(0px)')
      expect(clips()).toEqual([])
      return
    }
    await expect.poll(clips).toEqual(['clip-path 800ms'])
    // From the top edge down, and at last the whole of it is shown.
    await expect
      .poll(() => pageTree(page).evaluate((nav) => getComputedStyle(nav).clipPath))
      .toBe('inset(0px)')
  })
}

test('SID-54: it slides away to the top in 0.3 s and is shown until then', async ({ page, site }) => {
  await page.goto(`${await site('frame')}/end`)
  await openMenu(page)
  await expect.poll(() => pageTree(page).evaluate((nav) => getComputedStyle(nav).clipPath)).toBe('inset(0px)')
  const moved = await watchTransitions(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => moved.toSorted()).toEqual(['clip-path 300ms', 'display 300ms', 'overlay 300ms'])
  await expectClosed(page)
})

test('SID-54: it fills the width below the bar, over a dark backdrop; the page behind is locked below 768px', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${await site('variants')}/long`)
  await openMenu(page)
  const box = await pageTree(page).boundingBox()
  const bar = await page.getByRole('banner').boundingBox()
  expect(box).toMatchObject({ x: 0, y: (bar?.y ?? 0) + (bar?.height ?? 0), width: 375 })
  const backdrop = await pageTree(page).evaluate((nav) => {
    const [red = 255, green = 255, blue = 255, alpha = 1] = (
      getComputedStyle(nav, '::backdrop').backgroundColor.match(/[\d.]+/g) ?? []
    ).map(Number)
    return { dark: Math.max(red, green, blue) < 60, alpha }
  })
  expect(backdrop.dark && backdrop.alpha >= 0.3 && backdrop.alpha < 1).toBe(true)
  await page.mouse.move(180, 690)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Home')
  expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflowY])).toEqual([
    0,
    'hidden',
  ])
  // A wider window has no menu and scrolls.
  await page.setViewportSize({ width: 800, height: 700 })
  await expect(button(page)).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

test('SID-54: the entry of the page is centred among 200, 300 ms after opening', async ({ page, site }) => {
  await page.goto(`${await site('frame')}/end`)
  const entry = pageTree(page).getByRole('link', { name: 'The end', exact: true })
  await openMenu(page)
  await expect
    .poll(() =>
      entry.evaluate((link) => {
        const frame = link.closest('[data-sidebar-scroll]')?.getBoundingClientRect()
        const { top, height } = link.getBoundingClientRect()
        return frame ? Math.abs(top + height / 2 - frame.top - frame.height / 2) : Number.NaN
      }),
    )
    .toBeLessThan(3)
  await expect(entry).toBeInViewport()
  await expect(entry).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('SID-24, SID-55: the link of a folder goes there, opens it and closes the menu; its button does neither', async ({
  page,
  site,
}) => {
  const frame = await site('frame')
  await page.goto(`${frame}/headings`)
  await openMenu(page)
  const toggle = pageTree(page).locator('summary[aria-label="Toggle section Closed"]')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(pageTree(page).getByRole('link', { name: 'Two', exact: true })).toBeVisible()
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await pageTree(page).getByRole('link', { name: 'Closed', exact: true }).click()
  await expect(heading(page, 'Closed folder')).toBeFocused()
  await expect(page).toHaveURL(`${frame}/closed`)
  await expectClosed(page)
  await openMenu(page)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
})

test('R5.03, SID-55: it closes on the link of the page being read, on a changed fragment, on steps back and forward', async ({
  page,
  site,
}) => {
  const frame = await site('frame')
  await page.goto(`${frame}/end`)
  await page.goto(`${frame}/end#part-3`)
  await page.goto(`${frame}/headings`)
  await openMenu(page)
  await page.goBack()
  await expect(heading(page, 'The end')).toBeVisible()
  await expectClosed(page)
  await openMenu(page)
  await page.goBack()
  await expect(page).toHaveURL(`${frame}/end`)
  await expectClosed(page)
  await openMenu(page)
  await page.goForward()
  await expect(page).toHaveURL(/#part-3$/)
  await expectClosed(page)
  await openMenu(page)
  await pageTree(page).getByRole('link', { name: 'The end', exact: true }).click()
  await expectClosed(page)
})

test('SID-43, SID-42: a section of the menu goes there, closes it and takes the focus along', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('frame')}/end`)
  await openMenu(page)
  await pageTree(page).getByRole('link', { name: 'Part 9' }).press('Enter')
  await expectClosed(page)
  const target = page.getByRole('heading', { name: 'Part 9', exact: true })
  const top = () => target.evaluate((each) => each.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(104)
  await expect.poll(top).toBeLessThan(104 + 60)
  await page.keyboard.press('Tab')
  // The next stop is that of the section, not of the start of the page.
  await expect(
    page.getByRole('link', { name: 'Permalink', exact: false }).and(page.locator(':focus')),
  ).toHaveAttribute('href', '#part-9')
})

test('SID-31, SID-57, C35: closed, nothing of it is focusable; open, Tab goes round menu and bar', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('frame')}/closed/two`)
  const inMenu = () => page.evaluate(() => document.activeElement?.closest('[popover]') !== null)
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await inMenu(), `closed, after ${presses + 1} presses`).toBe(false)
  }
  await openMenu(page)
  expect(await inMenu()).toBe(true)
  await expect(page.getByRole('main')).toHaveAttribute('inert')
  await expect(page.getByRole('contentinfo')).toHaveAttribute('inert')
  // Backwards out of the menu into the bar, whose last stop is the button that closes the menu.
  await pageTree(page).locator('input[type=search]').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectClosed(page)
  await expect(button(page)).toBeFocused()
})
