/** What is folded away, and links into it. */
import { inView } from './in-page.ts'
import { test } from './test.ts'

const isOpen = () => document.querySelector<HTMLDetailsElement>('main [data-details]')?.open

test('R5.07, DET-01: a block opens and closes', { tag: '@all' }, async ({ reader, site }) => {
  await reader.open(`${await site('widgets')}/scripts`)
  await reader.sees(isOpen).toBe(false)
  await reader.click('main summary', 'More')
  await reader.sees(inView, 'main p', 'Hidden text.').toBe(true)
  await reader.click('main summary', 'More')
  await reader.sees(isOpen).toBe(false)
})

test('C51, C54, DET-03, TAB-14: an address, a link and an entry of the contents open what they lead into', {
  tag: '@all',
}, async ({ reader, site }) => {
  const address = await site('widgets')
  await reader.open(`${address}/scripts#add-row`)
  await reader.sees(inView, 'h3', 'Add row').toBe(true)
  await reader.open(`${address}/`)
  await reader.click('main a', 'a heading in a tab')
  await reader.sees(inView, 'h3', 'In B').toBe(true)
  await reader.click('[role=tab]', 'A')
  await reader.sees(inView, 'h3', 'In B').toBe(false)
  await reader.resize(1400, 800)
  await reader.click('main nav a', 'In B')
  await reader.sees(inView, 'h3', 'In B').toBe(true)
})
