import { describe, expect, test } from 'vitest'
import { defaultTab, storedTab, type TabItem } from '../../../../src/browser/tabs/tab-choice.ts'

const items: TabItem[] = ['Shell', { label: 'Python', disabled: true }, 'Go']

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
    ['Python', undefined],
    ['1', undefined],
    ['3', undefined],
    ['-1', undefined],
    ['1e0', undefined],
    ['', undefined],
    ['shell', undefined],
    [null, undefined],
  ])('TAB-11, TAB-17: %j', (stored, index) => {
    expect(storedTab(stored, items)).toBe(index)
  })

  test('TAB-17: a label that looks like an index is a label', () => {
    expect(storedTab('2', ['1', '2', '3'])).toBe(1)
  })
})
