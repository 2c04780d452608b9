/** React is for sites with applications. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { build, PATIENCE } from './run-build.ts'

/** Files that hold React, of a site whose home page is this. */
async function withReact(home: string): Promise<string[]> {
  const { root } = await build({ 'content/index.mdx': home })
  const folder = path.join(root, 'dist/assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return names.filter((_name, index) => texts[index]?.includes('react.transitional.element'))
}

test(
  'R1.01: a site without applications has no file of React, one with an application has',
  PATIENCE,
  async () => {
    expect(await withReact('# Home\n\nText.\n')).toEqual([])
    expect(await withReact('# Home\n\n<div data-application="console" />\n')).toHaveLength(1)
  },
)
