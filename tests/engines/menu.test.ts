/** The menu of small windows, and the menus of the bar. */
import { attribute, focused, inView } from './in-page.ts'
import { expect, test } from './test.ts'

const BUTTON = 'header button[popovertarget]'

test.describe('in a small window', () => {
  test.use({ window: { width: 390, height: 800, scripts: true } })

  test('F01, SID-56, SID-57, NAV-18: it fills the window; the focus moves in, stays, and comes back with Escape', async ({
    reader,
    site,
  }) => {
    await reader.open(`${await site('widgets')}/guide/page-30`)
    await reader.sees(attribute, BUTTON, 'aria-expanded').toBe('false')
    await reader.click(BUTTON)
    await reader.sees(attribute, BUTTON, 'aria-expanded').toBe('true')
    await reader.sees(focused).toBe('Page 30')
    const list = () => document.querySelector('#menu [data-sidebar-scroll]')?.clientHeight
    await reader.sees(list).toBeGreaterThan(500)
    for (let count = 0; count < 60; count++) {
      await reader.press('Tab')
      expect(await reader.evaluate(() => document.activeElement?.closest('header, #menu') !== null)).toBe(
        true,
      )
    }
    await reader.press('Escape')
    await reader.sees(inView, '#menu').toBe(false)
    await reader.sees((css: string) => document.activeElement?.matches(css), BUTTON).toBe(true)
  })

  test('SID-55: a link closes it and leads on', { tag: '@all' }, async ({ reader, site }) => {
    await reader.open(`${await site('widgets')}/tabs`)
    await reader.click(BUTTON)
    await reader.click('#menu a', 'Scripts')
    await reader.sees(inView, 'h1', 'Scripts').toBe(true)
    await reader.sees(inView, '#menu').toBe(false)
    await reader.sees(attribute, BUTTON, 'aria-expanded').toBe('false')
  })
})

test('NAV-13: keys open a menu of the bar, move, find by letters, close', { tag: '@all' }, async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('sections')}/start`)
  const focus = () => document.querySelector<HTMLElement>('#bar summary')?.focus()
  await reader.evaluate(focus)
  await reader.press('ArrowDown')
  await reader.sees(focused).toBe('Changes')
  await reader.press('End')
  await reader.sees(focused).toMatch(/^Status/)
  await reader.type('ch')
  await reader.sees(focused).toBe('Changes')
  await reader.press('Escape')
  await reader.sees(focused).toBe('More')
  await reader.sees(inView, '#bar details ul').toBe(false)
})
