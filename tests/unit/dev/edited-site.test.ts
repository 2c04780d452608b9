/** What the development server reads again after an edit. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

test('UPD-03: an edit does not ask the history again, and all dates stay', async () => {
  const { root, edited, page } = editedSite()
  expect((await edited.read()).dates.get('content/old.mdx')).toBe(DATES.old)
  rmSync(path.join(root, '../.git'), { recursive: true })
  writeFileSync(page, `---\ntitle: Another\n---\n${readFileSync(page, 'utf8')}`)
  expect(await edited.changed(page)).toBe(false)
  expect((await edited.read()).dates.get('content/old.mdx')).toBe(DATES.old)
})

test('an edit of the text of a page leaves the site as it is; what the site knows of pages is read again', async () => {
  const { edited, page } = editedSite()
  const before = await edited.read()
  appendFileSync(page, '\nOne more sentence.\n')
  expect(await edited.changed(page)).toBe(true)
  expect(await edited.read()).toBe(before)
  const text = readFileSync(page, 'utf8')
  const other = page.replace('old.mdx', 'other.mdx')
  const edits = [
    () => writeFileSync(page, `---\ntitle: Another\n---\n${text}`),
    () => writeFileSync(page, `---\ntitle: [\n---\n${text}`),
    () => writeFileSync(page, `# Another heading\n\n${text.replace(/^# .*/m, '')}`),
    () => rmSync(page),
    () => writeFileSync(other, text),
  ]
  for (const edit of edits) {
    edit()
    const file = edit === edits.at(-1) ? other : page
    expect(await edited.changed(file), String(edit)).toBe(false)
    await edited.read().catch(() => {})
  }
})

test('while an error is shown, an edit of a text loads the page again', async () => {
  const { edited, page } = editedSite()
  await edited.read()
  edited.errorShown()
  expect(await edited.changed(page)).toBe(false)
  await edited.read()
  expect(await edited.changed(page)).toBe(true)
})

test('R2.01: a page that is saved twice at once needs no more than its article anew, and a change among them is not lost', async () => {
  const { root, edited, page } = editedSite()
  const site = await edited.read()
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nMore.\n`)
  expect(await Promise.all([edited.changed(page), edited.changed(page)])).toEqual([true, true])
  expect(await edited.read()).toBe(site)
  // The watcher may see a file that is emptied before it is written.
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, '')
  const seen = edited.changed(page)
  setTimeout(() => writeFileSync(page, text), 5)
  expect(await seen).toBe(true)
  const added = path.join(root, 'content/added.mdx')
  writeFileSync(added, '# Added\n')
  expect(await Promise.all([edited.changed(added), edited.changed(page)])).toEqual([false, false])
  expect(await edited.read()).not.toBe(site)
})
