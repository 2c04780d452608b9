/** Entries of API references: operations, fields, errors and messages, found by what they are called. */
import { expect, test } from 'vitest'
import type { SearchData } from '../../../src/search/data.ts'
import type { SearchAnswer } from '../../../src/search/results.ts'
import { hrefs, routes, searchOf, splitSearchOf } from './search-of.ts'

const SERVICES: [string, string][] = [
  ['/scribe/v1/api', '/api/v1/jobs'],
  ['/scribe/v2/api', '/api/v2/jobs'],
]

function reference(path: string): SearchData[string] {
  return {
    title: 'Batch reference',
    data: {
      'start-job#Start a job': `POST ${path}\nstartJob\nSends audio.`,
      'start-job-media#media_url': 'string\nWhere the audio lies.',
      'start-job-encoding#encoding': 'string\npcm_s16le\nSmall samples.\npcm_f32le',
      'start-job-404#404 Start a job': 'The audio was not found.\nCheck the address.',
      'add-data#AddData': 'Sends a piece of audio.',
      'start-job-speed#speed': 'string\nHow fast.',
    },
    types: {
      'start-job#Start a job': 'operation',
      'start-job-media#media_url': 'field',
      'start-job-encoding#encoding': 'field',
      'start-job-404#404 Start a job': 'error',
      'add-data#AddData': 'message',
      'start-job-speed#speed': 'field',
    },
    names: {
      'start-job#Start a job': ['startJob', `POST https://api.example.com${path}`],
      'start-job-encoding#encoding': ['pcm_s16le', 'pcm_f32le'],
    },
  }
}

const pages: SearchData = {
  ...Object.fromEntries(SERVICES.map(([route, path]) => [route, reference(path)])),
  '/guide': {
    title: 'Guide',
    data: {
      'send#Send POST /api/v2/jobs with media_url': 'startJob, pcm_s16le, AddData: pcm_s16le, pcm_s16le.',
      'jobs#Why does my call return 404?': 'A job that is gone answers 404.',
    },
  },
}

const first = ({ groups }: SearchAnswer) => groups[0]?.entries[0]

test.each([
  ['startJob', 'operation', 'start-job'],
  ['POST /api/v2/jobs', 'operation', 'start-job'],
  ['/api/v2/jobs', 'operation', 'start-job'],
  ['media_url', 'field', 'start-job-media'],
  ['MEDIA_URL', 'field', 'start-job-media'],
  ['speed', 'field', 'start-job-speed'],
  ['pcm_s16le', 'field', 'start-job-encoding'],
  ['404 job', 'error', 'start-job-404'],
  ['AddData', 'message', 'add-data'],
])(
  'SRQ-13: %s brings its own entry first, with its badge, of the newest version',
  async (query, type, id) => {
    for (const search of [await searchOf(pages), (await splitSearchOf(pages)).search])
      expect(first(await search.ask(query)), query).toMatchObject({ type, href: `/scribe/v2/api#${id}` })
  },
)

test('SRQ-13: what a newer version has as well comes after everything else of it, unless the query names a version', async () => {
  const search = await searchOf({
    ...pages,
    '/scribe/v2/guide': { title: 'How to', data: { 'a#A': 'media_url' } },
  })
  const found = routes(await search.ask('media_url'))
  expect(found.indexOf('/scribe/v2/guide')).toBeLessThan(found.indexOf('/scribe/v1/api'))
  expect(routes(await search.ask('api v1'))[0]).toBe('/scribe/v1/api')
})

test('SRQ-13: what is written with `_` is no title of the same words, unless nothing else is called so', async () => {
  const search = await searchOf({
    '/media-url': { title: 'Media URL', data: { '': 'Text.' } },
    ...pages,
    '/start-job': { title: 'Other words', data: { '': 'Text.' } },
  })
  expect(first(await search.ask('media_url'))).toMatchObject({ type: 'field' })
  expect(first(await search.ask('media url'))).toMatchObject({ type: 'page', href: '/media-url' })
  expect(routes(await search.ask('other_words'))).toEqual(['/start-job'])
})

test('SRQ-13: a status alone brings what explains it before the errors of single operations', async () => {
  const search = await searchOf(pages)
  expect(routes(await search.ask('404'))).toEqual(['/guide', '/scribe/v2/api', '/scribe/v1/api'])
})

test('SRQ-13: words spread over the entries of a reference are no match together', async () => {
  const search = await searchOf({
    ...pages,
    '/other': { title: 'Other', data: { 'a#A': 'Fast words.', 'b#B': 'About an address.' } },
  })
  expect(routes(await search.ask('fast address'))[0]).toBe('/other')
})

test('SRQ-13: a number is not the beginning of another where it stands itself', async () => {
  const search = await searchOf({
    '/years': ['Years', { 'a#A': '2024 2025 2026' }],
    '/status': ['Status', { 'b#B': '202' }],
  })
  expect(routes(await search.ask('202'))).toEqual(['/status'])
  expect(routes(await search.ask('2025'))).toEqual(['/years'])
  expect(routes(await search.ask('20'))).toEqual(expect.arrayContaining(['/years', '/status']))
})

test('SRQ-13: a folder without a page of its own is found by its name, at its first page', async () => {
  const search = await searchOf({
    '/': { title: 'Home', data: { 'nerd#NERD': 'NERD NERD' } },
    '/nerd/start': { title: 'Overview', path: ['Named entities'], data: { '': 'Text.' } },
    '/nerd/faq': { title: 'FAQ', path: ['Named entities'], data: { 'what#What is NERD?': 'NERD.' } },
    '/scribe': { title: 'Speech', data: { '': 'Text.' } },
    '/scribe/faq': { title: 'FAQ', path: ['Speech'], data: { '': 'Text.' } },
  })
  expect(hrefs(await search.ask('nerd'))[0]).toBe('/nerd/start')
  expect(hrefs(await search.ask('named entities'))[0]).toBe('/nerd/start')
  expect(hrefs(await search.ask('scribe'))[0]).toBe('/scribe')
})

test('R4.03: what loads first does not grow with the number of fields', async () => {
  const { start, search } = await splitSearchOf(pages)
  expect(JSON.stringify(start.pages)).not.toContain('speed')
  expect(start.pages['/scribe/v2/api']).toMatchObject({ fields: 3, types: { 'add-data#AddData': 'message' } })
  expect(first(await search.ask('where audio lies'))?.heading).toEqual([{ text: 'media_url', marked: false }])
})
