import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeUnused } from '../../../src/build/remove-unused.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.now()

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-unused-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const kept = () => ({ cache: path.join(folder, 'cache'), bundles: path.join(folder, 'bundles') })

/** Writes a file; ages in days. */
function put(name: string, read: number, written = read): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, name)
  utimesSync(file, (NOW - read * DAY_MS) / 1000, (NOW - written * DAY_MS) / 1000)
}

/** So that a folder does not count as just written. */
function age(name: string, days: number): void {
  const seconds = (NOW - days * DAY_MS) / 1000
  utimesSync(path.join(folder, name), seconds, seconds)
}

function files(): string[] {
  const all = readdirSync(folder, { encoding: 'utf8', recursive: true })
  return all.filter((name) => statSync(path.join(folder, name)).isFile()).sort()
}

test('what no build has read for 30 days goes, what was made long ago and is read stays', () => {
  put('cache/compiled/read.json', 2, 400)
  put('cache/compiled/unread.json', 31)
  put('cache/drawn/new.json', 0)
  put('cache/compressed/unread.br', 90)
  put('cache/images/used/list.json', 1, 60)
  put('cache/images/used/640.avif', 40)
  put('cache/images/unused/list.json', 40)
  put('bundles/v1/manifest.json', 50)
  put('bundles/v1/browser/entry.js', 50)
  put('bundles/v2/manifest.json', 1, 50)
  put('bundles/v2/browser/never-read.js', 50)
  put('bundles/compressed/used.br', 3)
  for (const name of ['cache/images/used', 'cache/images/unused', 'bundles/v1/browser', 'bundles/v1'])
    age(name, 50)
  removeUnused(kept(), NOW)
  expect(files()).toEqual([
    'bundles/compressed/used.br',
    'bundles/v2/browser/never-read.js',
    'bundles/v2/manifest.json',
    'cache/compiled/read.json',
    'cache/drawn/new.json',
    'cache/images/used/640.avif',
    'cache/images/used/list.json',
    'cache/looked-through',
  ])
})

test('what others keep in the folder of the cache is not touched', () => {
  put('cache/somebody/notes.txt', 300)
  put('cache/notes.txt', 300)
  removeUnused(kept(), NOW)
  expect(files()).toEqual(['cache/looked-through', 'cache/notes.txt', 'cache/somebody/notes.txt'])
})

test('it looks once a day', () => {
  removeUnused(kept(), NOW)
  put('cache/drawn/old.json', 40)
  removeUnused(kept(), NOW + DAY_MS / 2)
  expect(existsSync(path.join(folder, 'cache/drawn/old.json'))).toBe(true)
  removeUnused(kept(), NOW + 2 * DAY_MS)
  expect(existsSync(path.join(folder, 'cache/drawn/old.json'))).toBe(false)
})
