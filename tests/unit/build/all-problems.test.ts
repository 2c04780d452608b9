/** One build tells everything that can be known of a site. */
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { EXPECTED, FILES } from './broken-site-of-all-stages.ts'
import { build, buildFolder, PATIENCE } from './run-build.ts'

test(
  'F28: settings, front matter, variables, syntax, blocks, images, links and API documents are told in one go',
  PATIENCE,
  async () => {
    const { code, printed, root } = await build(FILES)
    expect(code).toBe(1)
    const told = printed.split('\n\n').map((block) => block.split('\n'))
    const found = (place: string, message: string) =>
      told.filter(
        ([where = '', what = '']) =>
          (where === place || where.startsWith(`${place}:`)) && what.includes(message),
      )
    const missing = new Set(
      EXPECTED.filter(([place, message]) => {
        const wanted = EXPECTED.filter(([p, m]) => p === place && m === message).length
        return found(place, message).length < wanted
      }).map((pair) => pair.join('  ')),
    )
    expect([...missing]).toEqual([])
    // Nothing is told that only follows from another mistake.
    const known = (where: string, what: string) =>
      EXPECTED.some(
        ([place, message]) => (where === place || where.startsWith(`${place}:`)) && what.includes(message),
      )
    const extra = told
      .slice(1)
      .filter(([where = '', what = '']) => !known(where, what) && !where.startsWith('apis/'))
    expect(extra.map((lines) => lines.join(' '))).toEqual([])
    expect(await readdir(root)).not.toContain('dist')
  },
)

test(
  'F28: settings that cannot be read at all hide nothing of the pages, and make nothing of them wrong',
  PATIENCE,
  async () => {
    const { printed } = await build({
      'site.config.ts': "export default { brand: 'A', description: 'B', variables: { host: 'x' } \n",
      'content/a.mdx': '# A\n\n{{host}} [b](/b)\n\n<Calout>x</Calout>\n',
      'content/a.fr.mdx': '# A\n',
      'content/c.mdx': '---\ntitel: C\n---\n\n# C\n',
    })
    const places = printed
      .split('\n\n')
      .slice(1)
      .map((block) => block.split('\n').slice(0, 2).join(' '))
    expect(places).toEqual([
      'content/a.mdx:5:1   There is no block of this name',
      expect.stringContaining("content/c.mdx:2:1   titel: Unrecognized key 'titel'"),
      expect.stringContaining('site.config.ts:2:1   Syntax error'),
    ])
  },
)

test(
  'F20, F28: warnings are told by every build, with problems and without, and stop none',
  PATIENCE,
  async () => {
    const files = { 'content/a.md': '# A\n\nDone :tada:\n\n```pyton\nx\n```\n' }
    const { root, code, printed } = await build(files)
    const told = `2 warnings in 1 file

content/a.md:3:6
  The name of an emoji, which readers would see as it is written
  expected  the character itself
  received  :tada:

content/a.md:5:1
  Unknown language of a code block, which is shown as plain text
  expected  a language of Shiki, or \`text\`
  received  pyton
  nearest   python`
    expect(code).toBe(0)
    expect(printed).toContain(told)
    expect((await buildFolder(root)).errors).toContain(told)
    await writeFile(path.join(root, 'content/b.mdx'), '# B\n\n[x](/lost)\n')
    const { code: failed, errors } = await buildFolder(root)
    expect(failed).toBe(1)
    expect(errors).toContain(told)
    expect(errors).toContain('1 problem in 1 file')
  },
)
