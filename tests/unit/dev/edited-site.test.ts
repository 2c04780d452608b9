/** What the development server reads again after an edit. */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { EditedSite } from '../../../src/dev/edited-site.ts'
import { cloneBothWays, DATES } from '../content/repository.ts'

function editedSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-edited-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const root = cloneBothWays(folder).full
  const own = { cache: path.join(folder, 'cache'), output: path.join(folder, 'output') }
  const edited = new EditedSite({ root, base: '/', bundles: folder, compiler: 'test', ...own })
  return { root, edited, page: path.join(root, 'content/old.mdx') }
}

test('UPD-03: an edit of a page does not ask the history again, and all dates stay', async () => {
  const { root, edited, page } = editedSite()
  expect((await edited.read()).dates.get('content/old.mdx')).toBe(DATES.old)
  rmSync(path.join(root, '../.git'), { recursive: true })
  appendFileSync(page, '\nOne more sentence.\n')
  expect(await edited.changed(page)).toBe(true)
  expect((await edited.read()).dates.get('content/old.mdx')).toBe(DATES.old)
})
