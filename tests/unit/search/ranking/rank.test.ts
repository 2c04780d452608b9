/** In which order it is found. */
import { expect, test } from 'vitest'
import { hrefs, routes, searchOf } from '../search-of.ts'

test('SRQ-13: exact title, beginning of a title, word of a title, heading, text', async () => {
  const search = await searchOf({
    '/text': ['Something', { 'a#Start': 'batch batch batch batch' }],
    '/heading': ['Else', { 'b#A batch': 'Text.' }],
    '/word': ['Send a batch', { '': 'Text.' }],
    '/beginning': ['Batch development', { '': 'Text.' }],
    '/exact': ['Batch', { '': 'Text.' }],
  })
  expect(routes(await search.ask('batch'))).toEqual(['/exact', '/beginning', '/word', '/heading', '/text'])
})

test('SRQ-12, C03: a heading comes before text that says the word ten times, and a whole word before a part of one', async () => {
  const ten = Array.from({ length: 10 }, () => 'gref').join(' ')
  const search = await searchOf({
    '/b': ['B', { '': ten }],
    '/c': ['C', { '': ten }],
    '/d': ['D', { 'grefs#Grefstream options': 'One line.' }],
    '/a': ['A', { 'gref#Gref': 'One line.' }],
  })
  expect(hrefs(await search.ask('Gref')).slice(0, 2)).toEqual(['/a#gref', '/d#grefs'])
})

test('SRQ-12, SRQ-13: of sections with all words the one with a word in its heading comes first', async () => {
  const search = await searchOf({
    '/a': ['A', { 'x#Other': 'refresh the token, refresh the token' }],
    '/b': ['B', { 'token#Token': 'Some words and then refresh.' }],
  })
  expect(routes(await search.ask('refresh token'))).toEqual(['/b', '/a'])
})

test('SRQ-07: all words first, then some of them; an unknown word and fillers are no obstacle', async () => {
  const search = await searchOf({
    '/one': ['One', { 'a#A': 'refresh token' }],
    '/all': ['All', { 'b#B': 'refresh token lifetime' }],
    '/none': ['None', { 'c#C': 'something else' }],
  })
  expect(routes(await search.ask('refresh token lifetime'))).toEqual(['/all', '/one'])
  expect(routes(await search.ask('refresh token qqqqqqqq'))).toEqual(expect.arrayContaining(['/one', '/all']))
  expect(routes(await search.ask('how is the refresh token'))).toEqual(
    expect.arrayContaining(['/one', '/all']),
  )
})

test('SRQ-07: what stands nowhere is no obstacle: the other words decide, as if they stood alone', async () => {
  const search = await searchOf({
    '/heading': ['One', { 'a#Receive a callback': 'Text.' }],
    '/text': ['Two', { 'b#Other': 'callback callback callback' }],
  })
  const expected = routes(await search.ask('callback'))
  expect(routes(await search.ask('zzzzz qqqqq callback'))).toEqual(expected)
})

test('SRQ-07: where no page has half of the words, those with the most are shown', async () => {
  const search = await searchOf({
    '/one': ['One', { 'a#A': 'apple' }],
    '/two': ['Two', { 'b#B': 'pear' }],
    '/three': ['Three', { 'c#C': 'plum' }],
    '/lab': { title: 'Lab', hidden: true, data: { 'd#D': 'apple pear plum' } },
  })
  expect(routes(await search.ask('apple pear plum'))).toHaveLength(3)
})

test('SRQ-13: a newer version that holds only some of the words does not come before an older one that holds all', async () => {
  const search = await searchOf({
    '/scribe/v2/batch': ['Batch', { 'a#States': 'A job may fail. Read it.' }],
    '/scribe/v1/batch': ['Batch', { 'b#Read the state': 'A job with error 403.' }],
  })
  expect(routes(await search.ask('403 read job state'))[0]).toBe('/scribe/v1/batch')
})

test('SRQ-07: words such as "get" and "without" are not required', async () => {
  const search = await searchOf({
    '/all': ['All', { 'a#Other': 'Get the numbers out of a list, not of a chart.' }],
    '/chart': ['Right', { 'b#Charts': 'Numbers of a chart.' }],
  })
  expect(routes(await search.ask('get numbers out of a chart'))[0]).toBe('/chart')
})

test('SRQ-12: articles and plurals make no other heading', async () => {
  const search = await searchOf({
    '/a': ['A', { 'x#Refresh tokens and what they get': 'Get a refresh token: get it, get it.' }],
    '/b': ['B', { 'y#Get a refresh token': 'Text.' }],
  })
  for (const query of ['get refresh token', 'get refresh tokens', 'get the refresh token'])
    expect(hrefs(await search.ask(query))[0], query).toBe('/b#y')
})

test('SRQ-07: question words weigh nothing: a page that has many of them is no better', async () => {
  const search = await searchOf({
    '/chatty': ['Chatty', { 'a#What do I do about it?': 'A wait helps with 429.' }],
    '/pauses': ['Pauses', { 'b#Pauses': 'The server sends 429: wait. After the next 429, wait longer.' }],
  })
  expect(routes(await search.ask('what do I do about a 429'))[0]).toBe('/pauses')
})

test('SRQ-08: words may be spread over heading, text, title and path', async () => {
  const search = await searchOf({
    '/scribe/faq': { title: 'FAQ', path: ['Scribe'], data: { 'keep#How long is it kept?': 'Two days.' } },
    '/nerd/faq': { title: 'FAQ', path: ['NERD'], data: { 'keep#How long is it kept?': 'Two weeks.' } },
  })
  expect(hrefs(await search.ask('kept days'))[0]).toBe('/scribe/faq#keep')
  expect(routes(await search.ask('nerd faq'))[0]).toBe('/nerd/faq')
  expect(hrefs(await search.ask('scribe kept'))[0]).toBe('/scribe/faq#keep')
})

test('SRQ-13: the last segment of a route counts as a title', async () => {
  const search = await searchOf({
    '/text': ['Text', { 'a#mcp': 'mcp mcp' }],
    '/api/mcp': ['Use it with assistants', { '': 'Text.' }],
    '/auth/key-pair': ['Advanced Authentication', { '': 'Text.' }],
  })
  expect(routes(await search.ask('mcp'))[0]).toBe('/api/mcp')
  expect(routes(await search.ask('key pair'))).toEqual(['/auth/key-pair'])
})

test('SRQ-13: the shorter route wins ties; then the order of the site, every time', async () => {
  const search = await searchOf({
    '/a/b/overview': ['Overview', { '': 'Text.' }],
    '/y': ['Overview', { '': 'Text.' }],
    '/x': ['Overview', { '': 'Text.' }],
  })
  const expected = ['/y', '/x', '/a/b/overview']
  expect(routes(await search.ask('overview'))).toEqual(expected)
  expect(routes(await search.ask('Overview '))).toEqual(expected)
})

test('SRQ-13: the latest version of a service comes before older ones, unless the query names one', async () => {
  const page = (heading: string, text: string) => ({ title: 'Batch', data: { [`x#${heading}`]: text } })
  const search = await searchOf({
    '/scribe/v1/batch': page('Speaker speaker', 'speaker speaker speaker speaker'),
    '/scribe/v2/batch': page('Voices: speaker', 'Text.'),
    '/scribe/v10/batch': page('Voices: speaker', 'Text.'),
  })
  expect(routes(await search.ask('speaker'))).toEqual([
    '/scribe/v10/batch',
    '/scribe/v2/batch',
    '/scribe/v1/batch',
  ])
  expect(routes(await search.ask('batch'))).toEqual([
    '/scribe/v10/batch',
    '/scribe/v2/batch',
    '/scribe/v1/batch',
  ])
  expect(routes(await search.ask('speaker v1'))[0]).toBe('/scribe/v1/batch')
})

test('SRQ-13: what the latest version says in its text comes before a heading of an older one, unless the query names it', async () => {
  const pages = {
    '/extract/v2/tables': ['Tables', { 'm#Fill merged cells': 'Text.' }],
    '/extract/v3/toolkit': ['Toolkit', { 't#Tables': 'Merged cells are repeated.' }],
    '/other': ['Other', { 'o#Merged cells of others': 'Text.' }],
  } satisfies Record<string, [string, Record<string, string>]>
  const search = await searchOf(pages)
  expect(routes(await search.ask('merged cells'))).toEqual([
    '/other',
    '/extract/v3/toolkit',
    '/extract/v2/tables',
  ])
  expect(routes(await search.ask('merged cells v2'))[0]).toBe('/extract/v2/tables')
})

test('SDX-12: a hidden page is found by its exact title only', async () => {
  const search = await searchOf({
    '/lab': { title: 'Secret lab', hidden: true, data: { 'a#Lamp': 'A lamp.' } },
    '/shop': ['Shop', { 'b#Things': 'A lamp from the lab.' }],
  })
  expect(routes(await search.ask('secret lab'))[0]).toBe('/lab')
  expect(routes(await search.ask('lamp'))).toEqual(['/shop'])
  expect(routes(await search.ask('secret'))).toEqual([])
})

test('SRQ-12: in text, words that stand in one line come before words that are spread over a section', async () => {
  const search = await searchOf({
    '/spread': ['Spread', { 'a#A': 'Buffer, buffer.\nSeconds, seconds.\nSend 30 pieces.' }],
    '/together': [
      'Together',
      { 'b#B': 'Many other words stand here and there.\nA buffer of 30 seconds is kept, and more.' },
    ],
  })
  expect(routes(await search.ask('buffer 30 seconds'))[0]).toBe('/together')
})

test('SRQ-13: a section found by its heading stays before one whose text has all words in a line', async () => {
  const search = await searchOf({
    '/a': [
      'A',
      {
        'x#Rate limit': 'Five calls a second.',
        'y#Limits': 'The rate has a limit. Rate, rate, limit, limit.',
      },
    ],
  })
  expect(hrefs(await search.ask('rate limit'))).toEqual(['/a#x', '/a#y'])
})
