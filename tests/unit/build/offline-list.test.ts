import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { writeOfflineList } from '../../../src/build/offline-list.ts'
import { writtenPages } from './written-pages.ts'

const FILES: Record<string, string> = {
  'index.html': '<link href="/docs/assets/site.1.css"><img src="/docs/a%20b.svg">',
  'odd?page/index.html': 'Odd',
  '404.html': '<img src="lost.svg">',
  'assets/site.1.css': '@font-face { src: url(font.2.woff2) }',
  'assets/font.2.woff2': 'font',
  'assets/unused.3.js': '',
  'a b.svg': '<svg/>',
  'lost.svg': '<svg/>',
  'hosting.json': '{}',
}

async function listOf(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-list-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  await writeOfflineList(writtenPages(folder), folder, '/docs/')
  return JSON.parse(readFileSync(path.join(folder, 'offline.json'), 'utf8'))
}

it('lists pages and what they name, directly or through other files, as browsers write addresses', async () => {
  const { pages, files, bytes } = await listOf(FILES)
  expect(pages).toEqual(['/docs/', '/docs/odd%3Fpage'])
  expect(files).toEqual(['/docs/a%20b.svg', '/docs/assets/font.2.woff2', '/docs/assets/site.1.css'])
  expect(bytes).toBeGreaterThan(100)
})

it('leaves API documents out, which are for programs', async () => {
  const page = '<link href="/docs/assets/site.1.css"><a href="/docs/apis/jobs.yaml" download>OpenAPI</a>'
  const { files } = await listOf({ ...FILES, 'index.html': page, 'apis/jobs.yaml': 'openapi: 3.1.0' })
  expect(files).not.toContain('/docs/apis/jobs.yaml')
  expect(files).toContain('/docs/assets/site.1.css')
})

it('has another version as soon as a page or a file changes, and the same for the same site', async () => {
  const { version } = await listOf(FILES)
  expect((await listOf(FILES)).version).toBe(version)
  expect((await listOf({ ...FILES, 'odd?page/index.html': 'Even' })).version).not.toBe(version)
  expect((await listOf({ ...FILES, 'assets/font.2.woff2': 'tnof' })).version).not.toBe(version)
})
