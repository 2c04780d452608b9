import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const THEME = path.resolve(import.meta.dirname, '../../../src/theme')

it('no two style sheets have the same file name, since their classes are named after it (src/bundle/vite-settings.ts)', () => {
  const files = readdirSync(THEME, { recursive: true, encoding: 'utf8' })
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => path.basename(file))
  expect(names.length).toBeGreaterThan(10)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})
