/** Without scripts everything can be read. */
import { inView, texts } from './in-page.ts'
import { expect, test } from './test.ts'

test.use({ window: { width: 1280, height: 800, scripts: false } })

test('R1.01, TAB-14: pages, folders, details and all panels are there', async ({ reader, site }) => {
  const address = await site('widgets')
  await reader.open(`${address}/tabs`)
  await reader
    .sees(texts, 'tab-panel')
    .toEqual(expect.arrayContaining(['Panel A.', 'First shell.', 'Second go.']))
  await reader.click('nav[data-part=sidebar] details[data-folder="/guide"] > summary')
  await reader.click('nav[data-part=sidebar] a', 'Scripts')
  await reader.sees(inView, 'h1', 'Scripts').toBe(true)
  await reader.click('main summary', 'More')
  await reader.sees(inView, 'main p', 'Hidden text.').toBe(true)
})
