import { describe, expect, test } from 'vitest'
import { storedTab } from '../../../../src/browser/tabs/tabs.ts'
import { defaultTab, type TabItem, tabDisabled, tabLabel } from '../../../../src/theme/parts/tab-item.ts'

const items: TabItem[] = ['Shell', { label: 'Python', disabled: true }, 'Go']
/** As the browser has them. */
const buttons = (given: readonly TabItem[]) =>
  given.map((item) => ({ textContent: tabLabel(item), disabled: tabDisabled(item) }))

describe('TAB-02: the tab selected at first', () => {
  test.each([
    [{ items }, 0],
    [{ items, defaultIndex: 1 }, 2],
    [{ items, defaultIndex: 2 }, 2],
    [{ items, defaultIndex: 9 }, 0],
    [{ items: [{ label: 'A', disabled: true }, 'B'] }, 1],
    [{ items: [{ label: 'A', disabled: true }] }, 0],
  ])('TAB-02, TAB-11: %j', (props, index) => {
    expect(defaultTab(props)).toBe(index)
  })
})

describe('TAB-17: a stored value', () => {
  test.each([
    ['Go', 2],
    ['2', 2],
    ['0', 0],
    ['Python', -1],
    ['1', -1],
    ['3', -1],
    ['-1', -1],
    ['1e0', -1],
    ['', -1],
    ['shell', -1],
    [null, -1],
  ])('TAB-11, TAB-17: %j', (stored, index) => {
    expect(storedTab(stored, buttons(items))).toBe(index)
  })

  test('TAB-17: a label that looks like an index is a label', () => {
    expect(storedTab('2', buttons(['1', '2', '3']))).toBe(1)
  })
})
