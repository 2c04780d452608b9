import { describe, expect, it } from 'vitest'
import { formatKeyPath, SiteProblems } from '../../../src/config/problem.ts'

describe('SiteProblems', () => {
  it('CFG-08: one block shows every problem, by file and place', () => {
    const error = new SiteProblems([
      { file: 'site.config.ts', line: 9, column: 5, message: 'Second' },
      { file: 'site.config.ts', line: 9, column: 1, keyPath: 'theme', message: 'First', expected: 'object' },
      {
        file: 'content/_meta.ts',
        line: 12,
        column: 3,
        keyPath: 'faq.display',
        message: 'Invalid value',
        expected: "'normal' | 'hidden'",
        received: "'hiden'",
        nearest: "'hidden'",
      },
    ])
    expect(error).toBeInstanceOf(Error)
    expect(error.message).toBe(`3 problems in 2 files

content/_meta.ts:12:3
  faq.display: Invalid value
  expected  'normal' | 'hidden'
  received  'hiden'
  nearest   'hidden'

site.config.ts:9:1
  theme: First
  expected  object

site.config.ts:9:5
  Second`)
    expect(error.problems.map(({ message }) => message)).toEqual(['Invalid value', 'First', 'Second'])
  })

  it('CFG-08: one problem without a place', () => {
    expect(new SiteProblems([{ file: 'a.mdx', message: 'Not there' }]).message).toBe(
      '1 problem in 1 file\n\na.mdx\n  Not there',
    )
  })
})

describe('formatKeyPath', () => {
  it.each([
    [['theme', 'i18n', 1, 'locale'], 'theme.i18n[1].locale'],
    [['batch-development', 'theme'], 'batch-development.theme'],
    [['12', 'title'], '12.title'],
    [['a.b', 'title'], "['a.b'].title"],
    [[], ''],
  ])('MET-12: %j is written %j', (path, text) => {
    expect(formatKeyPath(path)).toBe(text)
  })
})
