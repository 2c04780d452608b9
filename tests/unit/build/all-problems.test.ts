/** One build tells everything that can be known of a site. */
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { EXPECTED, FILES } from './broken-site-of-all-stages.ts'
import { build, PATIENCE } from './run-build.ts'

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
