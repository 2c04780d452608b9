import { expect, test } from 'vitest'
import type { Measures } from '../../engines/page-measures.ts'
import { faultsOf, type Seen } from '../../engines/walk.ts'

const seen = (measures: Partial<Measures>, complaints: string[] = []): Seen => ({
  measures: new Map([['/ at 390', { sideways: 0, heights: {}, brokenWords: [], ...measures }]]),
  complaints,
})
const high = (menu: number, list = 20) => seen({ heights: { menu, list } })

test('F01: an area of less than 40 % of its height in another engine is a fault, and so is one that is not there', () => {
  expect(faultsOf({ chromium: high(588), firefox: high(600), webkit: high(240) })).toEqual([])
  expect(faultsOf({ chromium: high(588), firefox: high(600), webkit: high(48) })).toEqual([
    'webkit: / at 390: 48 px high, elsewhere 600: menu',
  ])
  expect(faultsOf({ chromium: high(588), firefox: seen({}), webkit: high(588) })).toEqual([
    'firefox: / at 390: the others have what scrolls here: menu',
  ])
  // A line or two are the fonts'.
  expect(faultsOf({ chromium: high(588, 39), firefox: high(588, 10), webkit: high(588, 1) })).toEqual([])
})

test('F03, F04: complaints, a page wider than its window and words broken in tables are faults', () => {
  const bad = seen({ sideways: 3, brokenWords: ['example'] }, ['/ at 390: a line'])
  expect(faultsOf({ chromium: seen({}), firefox: bad, webkit: seen({}) })).toEqual([
    'firefox: / at 390: a line',
    'firefox: / at 390: 3 px too wide',
    'firefox: / at 390: words broken in tables: example',
  ])
})
