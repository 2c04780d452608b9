import { expect, test } from 'vitest'
import { routes, searchOf, splitSearchOf } from './search-of.ts'

const pages: Parameters<typeof searchOf>[0] = {
  '/': ['Home', { '': 'Plain text with __proto__ and constructor, 100 % (really).' }],
  '/odd/100%25': ['100 %', { 'a%20b#Ünïcode 🚀 "quotes" <b>': '\t\n 字 a\u0301 \u0000 $& \\d+ [x](y)' }],
}

test.each(
  [
    '',
    '   ',
    '++ -- //',
    '🚀',
    '__proto__',
    'constructor',
    '$&',
    '\\d+ [x',
    '"quotes"',
    '<b>',
    '\u0000',
    'a\u0301',
    '%',
    '字',
    'x'.repeat(20_000),
    'ab '.repeat(5_000),
    'a_b.c/'.repeat(3_000),
    '字'.repeat(3_000),
  ].map((query) => [query.slice(0, 20), query] as const),
)('SRQ-06: any text may be asked for: %j', async (_start, query) => {
  const whole = await (await searchOf(pages)).ask(query)
  const { search } = await splitSearchOf(pages)
  expect(await search.ask(query)).toEqual(whole)
  expect(whole.complete).toBe(true)
})

test('SRQ-03: words that are names of JavaScript properties are words', async () => {
  const { search } = await splitSearchOf(pages)
  for (const query of ['__proto__', 'constructor']) expect(routes(await search.ask(query))).toEqual(['/'])
})

test('SRU-16: links to sections with odd ids work, and routes stay encoded', async () => {
  const search = await searchOf(pages, '/docs/')
  const [group] = (await search.ask('unicode')).groups
  expect(group?.href).toBe('/docs/odd/100%25')
  expect(group?.entries[0]?.href).toBe('/docs/odd/100%25#a%2520b')
})
