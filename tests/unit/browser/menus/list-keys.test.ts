import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeForKey, typeAhead } from '../../../../src/browser/menus/list-keys.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['PageUp', 2, 0],
  ['End', 0, 2],
  ['PageDown', 0, 2],
  ['Enter', 1, undefined],
  ['a', 1, undefined],
])('NAV-13: %s on entry %i of three leads to %s', (key, at, place) => {
  expect(placeForKey(key, at, 3)).toBe(place)
})

const LABELS = ['Light', 'Dark', 'Dim', 'System default']

test('NAV-13: a letter finds the next label that begins with it, and goes round', () => {
  const find = typeAhead()
  expect(find('d', LABELS, 0)).toBe(1)
  vi.advanceTimersByTime(351)
  expect(find('D', LABELS, 1)).toBe(2)
  vi.advanceTimersByTime(351)
  expect(find('d', LABELS, 2)).toBe(1)
})

test('NAV-13: letters in quick succession are one beginning, for 350 ms', () => {
  const find = typeAhead()
  expect(find('d', LABELS, 0)).toBe(1)
  vi.advanceTimersByTime(349)
  expect(find('i', LABELS, 1)).toBe(2)
  vi.advanceTimersByTime(351)
  expect(find('i', LABELS, 2)).toBeUndefined()
})

test('NAV-13: named keys, and a space that begins nothing, are no letters', () => {
  const find = typeAhead()
  for (const key of ['Enter', 'Shift', 'F1', ' ']) expect(find(key, LABELS, 0)).toBeUndefined()
  for (const key of 'system') expect(find(key, LABELS, 0)).toBe(3)
  expect(find(' ', LABELS, 3)).toBe(3)
})

test('NAV-13: letters of other scripts', () => {
  const find = typeAhead()
  expect(find('с', ['浅色主题', 'Светлая', '深色主题'], 0)).toBe(1)
  vi.advanceTimersByTime(351)
  expect(find('深', ['浅色主题', 'Светлая', '深色主题'], 1)).toBe(2)
})
