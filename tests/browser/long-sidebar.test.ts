/** A sidebar of 200 entries: where it is scrolled to at first, and that it stays there. */
import type { Page } from '@playwright/test'
import { heading, isMarked, mark } from './exchanged-page.ts'
import { pageTree } from './page-parts.ts'
import { button, expectOpen } from './sidebar-folders.ts'
import { expect, test } from './site.ts'

function area(page: Page) {
  return page.locator('nav[data-part=sidebar] [data-sidebar-scroll]')
}

function scrollOf(page: Page): Promise<number> {
  return area(page).evaluate((element) => element.scrollTop)
}

/** Distance of an entry from the middle of the sidebar in px. */
function fromMiddle(page: Page, name: string): Promise<number> {
  return pageTree(page)
    .getByRole('link', { name, exact: true })
    .evaluate((link) => {
      const frame = link.closest('[data-sidebar-scroll]')?.getBoundingClientRect()
      const { top, height } = link.getBoundingClientRect()
      return frame ? Math.abs(top + height / 2 - frame.top - frame.height / 2) : Number.NaN
    })
}

for (const width of [768, 1280]) {
  test(`SID-52: on the first load the entry is in the middle, the page at its top: ${width}px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 600 })
    await page.goto(`${await site('frame')}/closed/two`)
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(0)
    expect(await fromMiddle(page, 'Two')).toBeLessThan(3)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}

/** An entry of the list is higher than this. */
const ROW_PX = 30

test('C31, R5.03, SID-53: the scroll position and opened groups stay, by entries, links of the text and steps back', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  // A folder that is still opening would move what is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const frame = await site('frame')
  await page.goto(`${frame}/headings`)
  await mark(page)
  await area(page).evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await button(page, '/last').click()
  await expectOpen(page, '/last', true)
  // Unfolded.
  await expect
    .poll(() =>
      area(page).evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight),
    )
    .toBeGreaterThan(60)
  await area(page).evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const before = await scrollOf(page)
  expect(before).toBeGreaterThan(5000)

  await pageTree(page).getByRole('link', { name: 'The end', exact: true }).click()
  await expect(heading(page, 'The end')).toBeVisible()
  expect(Math.abs((await scrollOf(page)) - before)).toBeLessThan(ROW_PX)
  await expectOpen(page, '/last', true)

  await page.getByRole('main').getByRole('link', { name: 'link 1 of part 1' }).first().click()
  await expect(heading(page, 'Headings and their ids')).toBeVisible()
  expect(Math.abs((await scrollOf(page)) - before)).toBeLessThan(ROW_PX)
  await page.goBack()
  await expect(heading(page, 'The end')).toBeVisible()
  expect(Math.abs((await scrollOf(page)) - before)).toBeLessThan(ROW_PX)
  await expectOpen(page, '/last', true)
  expect(await isMarked(page)).toBe(true)
})

test('C33, SID-29: six levels open by a link of the text, an address, and a step forward, although closed by hand', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const frame = await site('frame')
  const levels = ['', '/b', '/b/c', '/b/c/d', '/b/c/d/e', '/b/c/d/e/f'].map((route) => `/levels${route}`)
  const expectThere = async () => {
    await expect(pageTree(page).getByRole('link', { name: 'Leaf' })).toHaveAttribute('aria-current', 'page')
    for (const route of levels) await expectOpen(page, route, true)
    await expect(pageTree(page).getByRole('link', { name: 'Leaf' })).toBeInViewport()
  }
  await page.goto(`${frame}/`)
  await button(page, '/levels').click()
  await expectOpen(page, '/levels', false)
  await page.getByRole('link', { name: 'the leaf' }).click()
  await expectThere()
  await page.goBack()
  await expect(heading(page, 'Home')).toBeVisible()
  await button(page, '/levels').click()
  await expectOpen(page, '/levels', false)
  await page.goForward()
  await expectThere()
  await button(page, '/levels').click()
  await page.goto(`${frame}/levels/b/c/d/e/f/leaf`)
  await expectThere()
})
