/** What an answer shows. */
import { expect, test } from 'vitest'
import { bracketed, hrefs, searchOf } from '../search-of.ts'

const sections = (count: number, word: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`s${index}#Section ${index}`, `${word} ${index}`]),
  )

test('SRQ-10, SRQ-11, R9.09: never more than 5 pages with 5 entries each', async () => {
  const search = await searchOf(
    Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`/p${index}`, [`Page ${index}`, sections(9, 'token')]]),
    ),
  )
  for (const query of ['token', 'page', 'section']) {
    const { groups, count } = await search.ask(query)
    expect(groups, query).toHaveLength(5)
    expect(Math.max(...groups.map(({ entries }) => entries.length)), query).toBeLessThanOrEqual(5)
    expect(count).toBe(groups.flatMap(({ entries }) => entries).length)
  }
  expect((await search.ask('token')).count).toBe(25)
})

test('SRQ-14: no target is shown twice', async () => {
  const search = await searchOf({
    '/a': ['Token', { '': 'token token', 'token#Token': 'token\ntoken\ntoken' }],
  })
  const found = hrefs(await search.ask('token'))
  expect(found).toEqual([...new Set(found)])
  expect(found).toEqual(['/a', '/a#token'])
  const flat = await searchOf({ '/a': ['Token', { '': 'token', 'x#Other': 'token' }] })
  expect(hrefs(await flat.ask('token'))).toEqual(['/a', '/a#x'])
})

test('SRU-16, SDX-13: title, breadcrumb, heading with its #, and links with base path', async () => {
  const search = await searchOf(
    {
      '/fr/a': {
        title: 'Seite',
        path: ['Oben', 'V2'],
        data: { 'issue-42-title#Issue #42 title': 'Text about it.' },
      },
    },
    '/docs/',
  )
  expect((await search.ask('issue')).groups).toEqual([
    {
      route: '/fr/a',
      href: '/docs/fr/a',
      title: [{ text: 'Seite', marked: false }],
      breadcrumb: ['Oben', 'V2'],
      entries: [
        {
          type: 'section',
          href: '/docs/fr/a#issue-42-title',
          id: 'issue-42-title',
          heading: [
            { text: 'Issue', marked: true },
            { text: ' #42 title', marked: false },
          ],
          excerpt: [{ text: 'Text about it.', marked: false }],
        },
      ],
    },
  ])
})

test('SRU-17: what matched is marked, folded and misspelt matches included; other text never', async () => {
  const text = 'A Résumé of the callback, recall and C++.\nThe websocket stays.'
  const search = await searchOf({ '/a': ['A', { 'x#Heading': text }] })
  const marks = async (query: string) =>
    bracketed((await search.ask(query)).groups[0]?.entries[0]?.excerpt ?? [])
  expect(await marks('resume')).toBe('A [Résumé] of the callback, recall and C++. The websocket stays.')
  expect(await marks('call')).toBe('A Résumé of the [call]back, recall and C++. The websocket stays.')
  expect(await marks('c++')).toBe('A Résumé of the callback, recall and [C++]. The websocket stays.')
  expect(await marks('websockt')).toBe('A Résumé of the callback, recall and C++. The [websocket] stays.')
})

test('SRU-18: an excerpt is one line around the place that shows most of the query', async () => {
  const far = `${'Some words before it. '.repeat(40)}refresh alone. ${'More words. '.repeat(40)}the refresh\n\ttoken stands here${' and more'.repeat(60)}`
  const search = await searchOf({ '/a': ['A', { 'x#Heading': far }] })
  const excerpt = bracketed((await search.ask('refresh token')).groups[0]?.entries[0]?.excerpt ?? [])
  expect(excerpt).toContain('the [refresh] [token] stands here')
  expect(excerpt).toMatch(/^… .* …$/)
  expect(excerpt.length).toBeLessThan(190)
  const byHeading = bracketed((await search.ask('heading')).groups[0]?.entries[0]?.excerpt ?? [])
  expect(byHeading).toMatch(/^Some words before it\./)
})

test('SRQ-13: an entry says what it is; API references bring types of their own', async () => {
  const search = await searchOf({
    '/api': {
      title: 'API',
      data: { 'start#Start a job': 'POST', 'f#media_url': 'Text' },
      types: { 'start#Start a job': 'operation' },
    },
  })
  expect((await search.ask('start')).groups[0]?.entries[0]?.type).toBe('operation')
  expect((await search.ask('media_url')).groups[0]?.entries[0]?.type).toBe('section')
})
