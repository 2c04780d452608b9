import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme } from '../../../../src/browser/theme-switch/choose-theme.ts'
import { applyTheme, chosenTheme } from '../../../../src/browser/theme-switch/theme.ts'

const stored = new Map<string, string>()
const classes = new Set<string>()
const frame = { content: '' }
let dataset: Record<string, string>
let full: boolean
let systemIsDark: boolean

beforeEach(() => {
  stored.clear()
  classes.clear()
  dataset = { defaultTheme: 'system', storageKey: 'colours' }
  full = false
  systemIsDark = false
  const toggle = (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', {
    documentElement: { dataset, classList: { toggle } },
    querySelectorAll: () => [frame],
  })
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

test('R5.01, THM-01: a choice is stored under the key of the settings and applied', () => {
  chooseTheme('dark')
  expect([...stored]).toEqual([['colours', 'dark']])
  expect([...classes]).toEqual(['dark'])
  expect(dataset['theme']).toBe('dark')
  expect(frame.content).toBe('#111')
})

test('THM-03: an unknown stored value counts as none', () => {
  stored.set('colours', 'sepia')
  expect(chosenTheme()).toBe('system')
  dataset['defaultTheme'] = 'dark'
  expect(chosenTheme()).toBe('dark')
})

test('THM-04: `system` is what the system says', () => {
  systemIsDark = true
  applyTheme()
  expect([...classes]).toEqual(['dark'])
  systemIsDark = false
  applyTheme()
  expect([...classes]).toEqual(['light'])
  expect(dataset['theme']).toBe('system')
})

test('THM-05: a forced theme wins; the choice is stored all the same', () => {
  dataset['forcedTheme'] = 'light'
  chooseTheme('dark')
  expect(stored.get('colours')).toBe('dark')
  expect([...classes]).toEqual(['light'])
})

test('C63: a choice that cannot be stored holds for the page, and an older one does not win over it', () => {
  stored.set('colours', 'light')
  full = true
  chooseTheme('dark')
  expect(chosenTheme()).toBe('dark')
  applyTheme()
  expect([...classes]).toEqual(['dark'])
})
