/** A large site's data, split: the same answers, part by part. */
import { expect, test } from 'vitest'
import { readOutline } from '../../../../src/search/index/outline.ts'
import { decodePosting, encodePosting, postingsOf } from '../../../../src/search/index/postings.ts'
import { splitTexts } from '../../../../src/search/index/split-texts.ts'
import type { SearchAnswer } from '../../../../src/search/results.ts'
import { queryWords } from '../../../../src/search/words/query-words.ts'
import { hrefs, routes, searchOf, splitSearchOf } from '../search-of.ts'

/** Words of which each page has some of its own, so that the volumes are several. */
const pages = Object.fromEntries(
  Array.from({ length: 60 }, (_, page): [string, [string, Record<string, string>]] => [
    `/guide/page-${page}`,
    [
      `Page ${page}`,
      {
        '': `Introduction ${page}.`,
        [`part#Part ${page % 7}`]: Array.from(
          { length: 120 },
          (_, word) => `w${(page * 37 + word * 11) % 4000}x common`,
        ).join(' '),
        [`call#call_${page}`]: `job_status_callback_${page} and transcription`,
      },
    ],
  ]),
)

test('R4.03: a split site answers as one in one file does', async () => {
  const whole = await searchOf(pages)
  const { search, start } = await splitSearchOf(pages)
  expect(start.volumes.length).toBeGreaterThan(1)
  expect(start.texts.length).toBeGreaterThan(1)
  for (const query of [
    'page 7',
    'w111x',
    'w22x w33x',
    'call_12',
    'status_callback_5',
    'transcrption',
    'common part',
    'zzzz',
  ])
    expect(await search.ask(query), query).toEqual(await whole.ask(query))
})

test('R4.03: words that begin alike stand in one volume, unless they are too many', async () => {
  const volumesOf = async (words: string[]) =>
    (await splitSearchOf({ '/a': ['A', { '': words.join(' ') }] })).start.volumes.map(([first]) => first)
  const families = await volumesOf(
    Array.from({ length: 9_000 }, (_, word) => `${10_000 + Math.floor(word / 20)}x${word % 20}`),
  )
  expect(families.length).toBeGreaterThan(3)
  expect(families.filter((first) => !first.endsWith('x0'))).toEqual([])
  const alike = await volumesOf(Array.from({ length: 9_000 }, (_, word) => `alike${word}`))
  expect(alike.length).toBeGreaterThan(3)
})

test('R5.04: a beginning of one letter brings the volume it would stand in, and the next where its words begin', async () => {
  const loaded: string[] = []
  const load = async (address: string) => {
    loaded.push(address)
    return {}
  }
  const volumes: [string, string][] = [
    ['a', '/first'],
    ['token', '/second'],
    ['user', '/third'],
  ]
  const texts = splitTexts({ volumes, texts: [] }, readOutline({}), load)
  await texts.bringWords(queryWords('t'), false)
  expect(loaded).toEqual(['/first', '/second'])
})

test('R4.03: opening loads titles and headings, a query its volumes, an answer its texts, each part once', async () => {
  const { search, loaded, parts, start } = await splitSearchOf(pages, '/docs/')
  expect(JSON.stringify(start.pages)).not.toContain('transcription')
  expect(loaded).toEqual([])
  await search.ask('job_status_callback_7')
  expect(loaded.length).toBeGreaterThan(1)
  expect(loaded.length).toBeLessThan(parts.size / 2)
  expect(loaded.every((address) => address.startsWith('/docs/assets/'))).toBe(true)
  const before = [...loaded]
  await search.ask('job_status_callback_7 ')
  await search.ask('job_status_callback_7 and')
  expect(new Set(loaded).size).toBe(loaded.length)
  expect(loaded.slice(0, before.length)).toEqual(before)
})

test('SRU-04, C18: a part that fails is asked for again by the next query', async () => {
  const { search, broken, parts } = await splitSearchOf(pages)
  for (const address of parts.keys()) broken.add(address)
  await expect(search.ask('transcription')).rejects.toThrow('broken')
  broken.clear()
  expect(routes(await search.ask('transcription'))).toHaveLength(5)
})

test('SRU-02: what titles and headings tell is answered once, as incomplete, when parts take long', async () => {
  const quick = await splitSearchOf(pages)
  const slow = await splitSearchOf(pages, '/', 150)
  const partial: SearchAnswer[] = []
  await quick.search.ask('page 7 transcription', (answer) => partial.push(answer))
  expect(partial).toEqual([])
  const answer = await slow.search.ask('page 7 transcription', (early) => partial.push(early))
  expect(partial.map(({ complete }) => complete)).toEqual([false])
  expect(routes(partial[0] ?? answer)[0]).toBe('/guide/page-7')
  expect(answer.complete).toBe(true)
  expect(hrefs(answer)).toContain('/guide/page-7#call')
})

test('SDX-01: postings survive being written', () => {
  const postings = postingsOf([
    { id: 0, terms: ['a', 'b', 'a'] },
    { id: 7, terms: ['a', 'a', 'a', 'a', 'a', 'a'] },
    { id: 90_000, terms: ['b', 'a'] },
  ])
  expect([...postings.keys()]).toEqual(['a', 'b'])
  for (const posting of postings.values()) expect(decodePosting(encodePosting(posting))).toEqual(posting)
  expect(postings.get('a')).toEqual([1, 31, 360_000])
})

test('F32: where that is little everything is loaded ahead, once, and queries load nothing; elsewhere nothing is', async () => {
  const { search, loaded, parts } = await splitSearchOf(pages, '/', 0, true)
  await search.loadAhead()
  expect(new Set(loaded)).toEqual(new Set(parts.keys()))
  expect(loaded).toHaveLength(parts.size)
  for (const query of ['transcription', 'job_status_callback_7', 'page 7 transcription'])
    expect((await search.ask(query)).groups, query).not.toEqual([])
  await search.loadAhead()
  expect(loaded).toHaveLength(parts.size)
  const large = await splitSearchOf(pages)
  await large.search.loadAhead()
  expect(large.loaded).toEqual([])
})

test('F32: answers with everything loaded are those of one file, and a query does not wait for parts it does not need', async () => {
  const { search, loaded } = await splitSearchOf(pages, '/', 40, true)
  const whole = await searchOf(pages)
  const ahead = search.loadAhead()
  expect(await search.ask('transcription')).toEqual(await whole.ask('transcription'))
  const before = loaded.length
  await ahead
  expect(loaded.length).toBeGreaterThan(before)
  for (const query of ['page 7', 'callback', 'serName'])
    expect(await search.ask(query)).toEqual(await whole.ask(query))
})

test('F32, SRU-04: a part that fails ahead ends it, and is asked for again when it is needed', async () => {
  const { search, loaded, broken, parts } = await splitSearchOf(pages, '/', 0, true)
  for (const address of parts.keys()) broken.add(address)
  await search.loadAhead()
  expect(loaded.length).toBeLessThan(parts.size)
  broken.clear()
  expect(routes(await search.ask('transcription'))).toHaveLength(5)
})
