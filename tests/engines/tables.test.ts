/** Tables in a small window. */
import { expect, test } from './test.ts'

test('LAY-12: rows of wide tables are stacked, each cell beside the name of its column, and nothing is out of sight', {
  tag: '@all',
}, async ({ reader, site }) => {
  await reader.resize(390, 800)
  await reader.open(`${await site('product')}/extract/v3/output`)
  const seen = await reader.evaluate(() =>
    [...document.querySelectorAll('article table')].map((table) => {
      const cells = [...table.querySelectorAll('[data-label]')]
      const [first] = cells
      return {
        hidden: (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0),
        isStacked: new Set(cells.map((cell) => cell.getBoundingClientRect().left)).size === 1,
        // Firefox tells the attribute, the others its value.
        label: first ? getComputedStyle(first, '::before').content : '',
      }
    }),
  )
  expect(seen.length).toBeGreaterThan(2)
  expect(seen.every(({ hidden }) => hidden <= 0)).toBe(true)
  const stacked = seen.filter(({ label }) => label !== '')
  expect(stacked.length).toBeGreaterThan(0)
  expect(stacked.every(({ isStacked, label }) => isStacked && label !== 'none')).toBe(true)
})
