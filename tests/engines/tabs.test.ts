/** Groups of tabs. */
import { attribute, focused, inView } from './in-page.ts'
import { test } from './test.ts'

const chosen = () =>
  [...document.querySelectorAll('[role=tab][aria-selected=true]')]
    .filter((tab) => tab.checkVisibility())
    .map((tab) => tab.textContent)

test('R5.09, TAB-04, TAB-05, TAB-07, TAB-08: by mouse and keys; groups with a key follow, also after a reload', async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('widgets')}/tabs`)
  await reader.sees(chosen).toEqual(['A', 'Python', 'Python', 'On'])
  await reader.click('[role=tab]', 'D')
  await reader.sees(chosen).toEqual(['D', 'One', 'Python', 'Python', 'On'])
  await reader.press('ArrowRight')
  await reader.sees(chosen).toEqual(['A', 'Python', 'Python', 'On'])
  await reader.press('End')
  await reader.sees(focused).toBe('D')
  await reader.press('Home')
  await reader.sees(focused).toBe('A')
  await reader.click('[role=tab]', 'JavaScript')
  await reader.sees(chosen).toEqual(['A', 'JavaScript', 'JavaScript', 'On'])
  await reader.sees(inView, 'tab-panel', 'Second javascript.').toBe(true)
  await reader.reload()
  await reader.sees(chosen).toEqual(['A', 'JavaScript', 'JavaScript', 'On'])
})

test.describe('a control that changes what is above it', () => {
  test.use({ window: { width: 900, height: 600, scripts: true } })

  /** Distance of an element from the top of the window. */
  const top = (css: string) => Math.round(document.querySelector(css)?.getBoundingClientRect().top ?? 0)

  test('F06: a tab whose group is followed by one above keeps its place on the screen, by mouse and by key', async ({
    reader,
    site,
  }) => {
    await reader.open(`${await site('widgets')}/following`)
    const lower = '[data-tabs] ~ [data-tabs]'
    await reader.evaluate((css) => document.querySelector(css)?.scrollIntoView({ block: 'center' }), lower)
    const before = await reader.evaluate(top, lower)
    await reader.click(`${lower} [role=tab]`, 'Short')
    await reader.sees(top, lower).toBe(before)
    await reader.press('ArrowLeft')
    await reader.sees(focused).toBe('Long')
    await reader.sees(top, lower).toBe(before)
  })

  test('F06: so does the button that wraps the lines of all blocks', { tag: '@all' }, async ({
    reader,
    site,
  }) => {
    await reader.open(`${await site('widgets')}/following`)
    const last = '[data-code] ~ [data-code]'
    await reader.evaluate((css) => document.querySelector(css)?.scrollIntoView({ block: 'center' }), last)
    await reader.pointAt(last)
    const before = await reader.evaluate(top, last)
    for (const pressed of ['true', 'false']) {
      await reader.click(`${last} [data-wrap]`)
      await reader.sees(attribute, `${last} [data-wrap]`, 'aria-pressed').toBe(pressed)
      await reader.sees(top, last).toBe(before)
    }
  })
})
