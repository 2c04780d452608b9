import { afterEach, expect, test, vi } from 'vitest'
import { readFolders, rememberFolder } from '../../../../src/browser/sidebar/folder-memory.ts'
import { readStored, writeStored } from '../../../../src/browser/storage/storage.ts'

afterEach(() => vi.unstubAllGlobals())

/** As much of the browser's storage as the slot uses. */
function memory() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

function stubBlocked(name: 'localStorage' | 'sessionStorage') {
  const stub = vi.fn(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  Object.defineProperty(globalThis, name, { configurable: true, get: stub })
  return stub
}

test('what was written is read, null removes it', () => {
  vi.stubGlobal('localStorage', memory())
  writeStored('local', 'a', '1')
  expect(readStored('local', 'a')).toBe('1')
  writeStored('local', 'a', null)
  expect(readStored('local', 'a')).toBeNull()
})

test('C63, TAB-15: blocked storage is silent', () => {
  const stub = stubBlocked('sessionStorage')
  expect(() => writeStored('session', 'a', '1')).not.toThrow()
  expect(readStored('session', 'a')).toBeNull()
  expect(stub).toHaveBeenCalledTimes(2)
  Reflect.deleteProperty(globalThis, 'sessionStorage')
})

test('R5.02: folders are remembered by route and can be forgotten', () => {
  vi.stubGlobal('sessionStorage', memory())
  rememberFolder('/a', true)
  rememberFolder('/b', false)
  expect(readFolders()).toEqual({ '/a': true, '/b': false })
  rememberFolder('/a', undefined)
  expect(readFolders()).toEqual({ '/b': false })
})

test.each(['', 'null', '[', '7', '"text"'])('a damaged memory of folders is an empty one: %j', (stored) => {
  const storage = memory()
  storage.values.set('sidebar-folders', stored)
  vi.stubGlobal('sessionStorage', storage)
  expect(readFolders()).toEqual({})
})
