/** How folders of the sidebar open and close, and what of a closed one is within reach. */
import type { Page } from '@playwright/test'
import { pageTree } from './page-parts.ts'
import { button, expectOpen, folder } from './sidebar-folders.ts'
import { expect, test } from './site.ts'
import { watchTransitions } from './transitions.ts'

test.use({ viewport: { width: 1280, height: 800 } })

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`SID-30: a folder opens in 300 ms and closes in 500 ms, motion: ${motion}`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.goto(`${await site('frame')}/headings`)
    const moved = await watchTransitions(page)
    for (const open of [true, false]) {
      moved.length = 0
      await button(page, '/closed').click()
      await expectOpen(page, '/closed', open)
      const time = open ? '300ms' : '500ms'
      const expected = motion === 'reduce' ? [] : [`content-visibility ${time}`, `height ${time}`]
      await expect.poll(() => moved.filter((each) => /^(content|height)/.test(each)).sort()).toEqual(expected)
      // A change of direction halfway would take half of the time.
      await expect.poll(() => unfolded(page, '/closed')).toBe(open)
    }
  })
}

test('SID-31, SID-32: closed six levels deep, nothing inside is reached or announced', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('frame')}/blocks`)
  expect(await announced(page, 'Leaf')).toBe(0)
  expect(await announced(page, 'Lid')).toBe(1)
  await button(page, '/levels/b').focus()
  await page.keyboard.press('Tab')
  await expect(pageTree(page).getByRole('link', { name: 'Headings' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  for (const route of ['', '/c', '/c/d', '/c/d/e', '/c/d/e/f']) {
    await expect(button(page, `/levels/b${route}`)).toBeFocused()
    await page.keyboard.press('Enter')
    await expectOpenByKey(page, `/levels/b${route}`)
    await page.keyboard.press('Tab')
  }
  await expect(pageTree(page).getByRole('link', { name: 'Leaf' })).toBeFocused()
})

async function expectOpenByKey(page: Page, route: string): Promise<void> {
  await expect(button(page, route)).toHaveAttribute('aria-expanded', 'true')
  await expect(folder(page, route).locator(':scope > ul')).toBeVisible()
}

/** How many links of that name assistive technology gets from the browser. */
async function announced(page: Page, name: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.filter((node) => !node.ignored && node.role?.value === 'link' && node.name?.value === name)
    .length
}

/** Whether a folder is as high as what it holds. */
function unfolded(page: Page, route: string): Promise<boolean> {
  return folder(page, route).evaluate((each: HTMLElement) => {
    const list = each.querySelector('ul')
    return list !== null && each.offsetHeight >= list.scrollHeight
  })
}
