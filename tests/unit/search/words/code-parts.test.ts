import { expect, test } from 'vitest'
import { codeParts, joinedParts } from '../../../../src/search/words/code-parts.ts'
import { bracketed, routes, searchOf, splitSearchOf } from '../search-of.ts'

test.each([
  ['only prose', ['only prose']],
  ['\fa = 1\f', ['', 'a = 1', '']],
  ['say\n\fa\nb\f\nmore', ['say\n', 'a\nb', '\nmore']],
])('SDX-06: prose and code of %j', (text, parts) => {
  expect(codeParts(text)).toEqual(parts)
  expect(joinedParts(parts)).toBe(text)
})

const PAGES = {
  '/a': ['A', { 's#S': 'Run it:\n\fpython main.py; python main.py; python main.py; python main.py\f' }],
  '/z/longer': ['Z', { 's#S': 'It is written in Python.' }],
} satisfies Record<string, [string, Record<string, string>]>

test('SRQ-13: a word of prose counts more than one of code, however often the code has it', async () => {
  for (const search of [await searchOf(PAGES), (await splitSearchOf(PAGES)).search]) {
    const { groups } = await search.ask('python')
    expect(routes({ groups } as never)).toEqual(['/z/longer', '/a'])
    // Nobody sees the marks.
    expect(bracketed(groups[1]?.entries[0]?.excerpt ?? [])).toMatch(/^Run it: \[python\] main/)
  }
})
