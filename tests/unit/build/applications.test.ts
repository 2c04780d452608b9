/** React, words and data are for sites with applications. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SMALL } from '../reference/small-document.ts'
import { build, PATIENCE } from './run-build.ts'

/** Names of JSON files below the hashed folder, of a site with an API reference. */
async function withData(theme: string): Promise<string[]> {
  const { root } = await build({
    'site.config.ts': `export default { brand: 'Acme', description: 'Docs.', theme: ${theme} }\n`,
    'content/jobs.mdx': '---\napi: jobs\n---\n\n# Jobs\n',
    'apis/jobs.yaml': SMALL,
  })
  const names = await readdir(path.join(root, 'dist/assets'))
  return names.filter((name) => name.endsWith('.json'))
}

/** Files that hold React, of a site whose home page is this. */
async function withReact(home: string): Promise<string[]> {
  const { root } = await build({ 'content/index.mdx': home })
  const folder = path.join(root, 'dist/assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return names.filter((_name, index) => texts[index]?.includes('react.transitional.element'))
}

test(
  'the script of a worker that only applications start is not on a site without them',
  PATIENCE,
  async () => {
    const { root } = await build({ 'content/index.mdx': '# Home\n' })
    const names = await readdir(path.join(root, 'dist/assets'))
    expect(names.filter((name) => /worker/.test(name) && name.endsWith('.js'))).toEqual([
      expect.stringContaining('search-worker'),
    ])
  },
)

test(
  'R1.01: a site without applications has no file of React, one with an application has',
  PATIENCE,
  async () => {
    expect(await withReact('# Home\n\nText.\n')).toEqual([])
    const names = await withReact('# Home\n\n<div data-application="console" />\n')
    expect(names.join()).toContain('open-application')
  },
)

test(
  'a page with consoles has their words and the data of its operations beside it, a site without them has not',
  PATIENCE,
  async () => {
    expect(await withData('{ console: false }')).toEqual([])
    const names = await withData('{}')
    expect(names.filter((name) => /^console\.en-US\.[0-9a-f]{8}\.json$/.test(name))).toHaveLength(1)
    // Both operations are about the same jobs.
    expect(names.filter((name) => /^operation\.[0-9a-f]{8}\.json$/.test(name))).toHaveLength(1)
  },
)
