/** Words that readers write for what the pages call something else (`search.synonyms`). */
import { describe, expect, test } from 'vitest'
import type { SearchData } from '../../../src/search/data.ts'
import { openSearch } from '../../../src/search/open-search.ts'
import type { SiteSearch } from '../../../src/search/results.ts'
import { bracketed, dataOf, routes, splitSearchOf } from './search-of.ts'

const SYNONYMS = [
  ['webhook', 'callback'],
  ['api key', 'access token'],
  ['csharp', 'c#'],
  ['retention', 'kept'],
  ['audience', 'aud'],
]

const PAGES = {
  '/jobs': ['Jobs', { 'wait#Wait for the end': 'Receive a callback when the job ends.' }],
  '/old': ['Old', { 'call#Callbacks of before': 'Gone.' }],
  '/tokens': ['Tokens', { 'get#Get an access token': 'Send it in the header.' }],
  '/header': ['Header', { 'send#Send': 'An access list; a token of thanks.' }],
  '/code': ['Code', { 'sample#Sample': 'Shell, C#, Go' }],
  '/limits': [
    'Limits',
    { 'a#Limits': 'Retention: two days.', 'b#More': 'Retention.', 'c#Most': 'Retention.' },
  ],
  '/answers': ['Answers', { 'kept#How long is it kept?': 'Two days.' }],
} satisfies Record<string, [string, Record<string, string>]>

async function wholeSearch(pages: SearchData): Promise<SiteSearch> {
  return openSearch({ address: '/x', base: '/', load: async () => ({ pages, synonyms: SYNONYMS }) })
}

const searches: [string, () => Promise<SiteSearch>][] = [
  ['one file', () => wholeSearch(dataOf(PAGES))],
  ['parts', async () => (await splitSearchOf(PAGES, '/', 0, undefined, SYNONYMS)).search],
]

describe.each(searches)('SRQ-13: synonyms, %s', (_name, open) => {
  test.each([
    ['webhook', '/old', '/jobs'],
    ['webhooks', '/old', '/jobs'],
    ['receive webhook', '/jobs'],
    ['api key', '/tokens'],
    ['API keys', '/tokens'],
    ['csharp', '/code'],
  ])('%s leads to %s', async (query, ...expected) => {
    expect(
      routes(await (await open()).ask(query))
        .slice(0, expected.length)
        .sort(),
    ).toEqual(expected.sort())
  })

  test('both ways, and the words themselves come first', async () => {
    const search = await open()
    expect(routes(await search.ask('kept'))).toEqual(['/answers', '/limits'])
    expect(routes(await search.ask('retention'))).toEqual(['/limits', '/answers'])
  })

  test('a synonym of two words is found where both are, and marked', async () => {
    const { groups } = await (await open()).ask('api key')
    expect(bracketed(groups[0]?.entries[0]?.heading ?? [])).toBe('Get an [access] [token]')
  })

  test('nothing is remembered of a synonym when its word is asked for itself', async () => {
    const search = await open()
    const before = routes(await (await open()).ask('callback'))
    await search.ask('webhook')
    expect(routes(await search.ask('callback'))).toEqual(before)
  })
})

test('SRQ-17: a synonym that the site does not have may have typing errors', async () => {
  const search = await wholeSearch(dataOf(PAGES))
  const expected = routes(await search.ask('webhook'))
  for (const query of ['webhok', 'wehbook']) expect(routes(await search.ask(query)), query).toEqual(expected)
})

test('SRQ-13: a word that several headings hold needs no synonyms', async () => {
  const pages = {
    ...PAGES,
    '/hooks': ['Hooks', { 'a#Webhook': 'A.', 'b#Webhooks': 'B.', 'c#Webhook': 'C.' }],
  }
  expect(routes(await (await wholeSearch(dataOf(pages as typeof PAGES))).ask('webhook'))).toEqual(['/hooks'])
})

test('SRQ-13: a synonym is a whole word, not the beginning of another one', async () => {
  const pages = {
    ...PAGES,
    '/audio': ['Audio', { 'a#Audio': 'Audio.' }],
    '/jwt': ['JWT', { 'b#Claims': 'The claim aud.' }],
  }
  expect(routes(await (await wholeSearch(dataOf(pages as typeof PAGES))).ask('audience'))).toEqual(['/jwt'])
})

test('R4.03: of a large site synonyms are loaded with the first query that may have some', async () => {
  const { search, start, loaded } = await splitSearchOf(PAGES, '/', 0, undefined, SYNONYMS)
  await search.ask('t')
  await search.ask('media_url')
  expect(loaded).not.toContain(start.synonyms)
  await search.ask('webhook')
  await search.ask('retention')
  expect(loaded.filter((address) => address === start.synonyms)).toHaveLength(1)
})

test('SRQ-13: without synonyms a word finds itself only', async () => {
  const search = await openSearch({ address: '/x', base: '/', load: async () => dataOf(PAGES) })
  expect(routes(await search.ask('webhook receive'))).not.toContain('/old')
})
