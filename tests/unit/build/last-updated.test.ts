/** Which dates a build takes from the history, and what it says where there is none. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cloneBothWays, DATES } from '../content/repository.ts'
import { buildFolder, PATIENCE } from './run-build.ts'

function clones() {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-history-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return cloneBothWays(folder)
}

function dateOn(root: string, page: string): string | undefined {
  const html = readFileSync(path.join(root, 'dist', page, 'index.html'), 'utf8')
  return /<time dateTime="([^"]*)"/i.exec(html)?.[1]
}

test('C83, UPD-04: a clone without history gives no page a date, and one warning', PATIENCE, async () => {
  const { shallow } = clones()
  const { code, output } = await buildFolder(shallow)
  expect(code).toBe(0)
  for (const page of ['', 'old', 'new page', 'draft']) expect(dateOn(shallow, page), page).toBeUndefined()
  expect(output.match(/history is shallow/g)).toHaveLength(1)
})

test('C83, UPD-03: a complete clone gives every page the date of its own last commit', PATIENCE, async () => {
  const { full } = clones()
  const { code, output } = await buildFolder(full)
  expect(code).toBe(0)
  expect(output).not.toContain('shallow')
  expect(dateOn(full, '')).toBe(DATES.index)
  expect(dateOn(full, 'old')).toBe(DATES.old)
  expect(dateOn(full, 'new page')).toBe(DATES.new)
  expect(dateOn(full, 'ünï')).toBe(DATES.new)
  expect(dateOn(full, 'draft')).toBeUndefined()
  expect(dateOn(full, 'silent')).toBeUndefined()
})
