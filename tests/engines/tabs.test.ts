/** Groups of tabs. */
import { focused, inView } from './in-page.ts'
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
