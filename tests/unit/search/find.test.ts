/** What is found at all. */
import { expect, test } from 'vitest'
import { hrefs, routes, searchOf } from './search-of.ts'

test('SRQ-02, SRQ-09, C01: a page is found by its title, also when no section matches', async () => {
  const search = await searchOf({
    '/quokka': ['Quokka handbook', { 'start#Start': 'hello' }],
    '/other': ['Other', { '': 'Nothing here.' }],
  })
  const { groups, count } = await search.ask('quokka')
  expect(count).toBe(1)
  expect(groups[0]?.entries).toMatchObject([{ type: 'page', href: '/quokka', id: '' }])
})

test('SRQ-03, C11: whole identifiers, their parts, and anything inside a word are found', async () => {
  const search = await searchOf({
    '/jobs': [
      'Jobs',
      { 'a#job_status_callback': 'Called at the end.', 'b#getUserName': 'Returns the name.' },
    ],
    '/more': ['More', { 'c#A callback': 'job, status and callback are words here.' }],
  })
  for (const query of ['callback', 'status_call', 'job_status_callback', 'tus_call'])
    expect(hrefs(await search.ask(query)), query).toContain('/jobs#a')
  expect(hrefs(await search.ask('job_status_callback'))[0]).toBe('/jobs#a')
  for (const query of ['getUserName', 'username', 'user name', 'serName', 'GETUSER'])
    expect(hrefs(await search.ask(query)), query).toContain('/jobs#b')
})

test('SRQ-04, C09: accents do not matter, and the spelling as typed comes first', async () => {
  const search = await searchOf({
    '/jobs': ['Jobs', { 'job#Resume a job': 'Go on.' }],
    '/upload': ['Upload', { 'upload#Résumé upload': 'Send it.' }],
    '/misa': ['Míša', { '': 'A name from Việt Nam.' }],
  })
  expect(routes(await search.ask('resume'))).toEqual(expect.arrayContaining(['/jobs', '/upload']))
  expect(routes(await search.ask('résumé'))).toEqual(['/upload', '/jobs'])
  expect(routes(await search.ask('Misa'))).toEqual(['/misa'])
  expect(routes(await search.ask('Viet Nam'))).toEqual(['/misa'])
})

test('SRQ-05, C06: Chinese is found at any position, and most of a run is enough', async () => {
  const search = await searchOf({
    '/a': ['教程', { '': '本文是关于教务使用的一篇小教程' }],
    '/b': ['测试', { '': '测试内容在这里' }],
  })
  for (const query of ['教务', '一篇', '程', '使用的一篇'])
    expect(routes(await search.ask(query)), query).toContain('/a')
  expect(routes(await search.ask('内容测试'))).toContain('/b')
  expect(routes(await search.ask('飞机'))).toEqual([])
})

test('SRQ-06: signs that belong to a word count; a literal match comes first', async () => {
  const search = await searchOf({
    '/c': ['Letters', { 'c#The letter c': 'c c c' }],
    '/cpp': ['Languages', { 'cpp#Use C++ here': 'The language C++ and dry runs.' }],
    '/cs': ['Sharp', { 'cs#Use C# here': 'The language C#.' }],
    '/flags': ['Flags', { 'f#Options': 'Pass --dry-run or -H to the command.' }],
    '/dry': ['Dry', { 'd#Dry things': 'A dry run of the whole.' }],
  })
  expect(hrefs(await search.ask('C++'))[0]).toBe('/cpp#cpp')
  expect(hrefs(await search.ask('c#'))[0]).toBe('/cs#cs')
  expect(hrefs(await search.ask('--dry-run'))[0]).toBe('/flags#f')
  expect(await search.ask('++')).toMatchObject({ groups: [], count: 0, complete: true })
})

test('SRQ-06: endpoints, header names, enum values and status codes are found as they are written', async () => {
  const search = await searchOf({
    '/api': [
      'API',
      {
        'start#Start': 'POST https://scribe.acme.example/api/v2/transcription',
        'e#Errors': '406\tNot offered',
      },
    ],
    '/old': ['Old', { 'start#Start': 'POST to /api/v1/transcription' }],
    '/tls': ['TLS', { 'h#Headers': 'Send Sec-WebSocket-Key with pcm_s16le audio' }],
  })
  expect(routes(await search.ask('POST /api/v2/transcription'))[0]).toBe('/api')
  expect(routes(await search.ask('/api/v2/transcription'))).toEqual(['/api'])
  expect(hrefs(await search.ask('406'))).toEqual(['/api#e'])
  expect(hrefs(await search.ask('sec-websocket-key'))).toEqual(['/tls#h'])
  expect(hrefs(await search.ask('s16le'))).toEqual(['/tls#h'])
})

test('SRQ-17: typing errors are forgiven from 5 letters on, and only where nothing is spelled so', async () => {
  const search = await searchOf({
    '/a': ['Transcription', { '': 'Text.' }],
    '/b': ['Other', { 'x#Grefs': 'A word of four letters: gref.', 'y#Websocket': 'A connection.' }],
    '/c': ['Rare', { 'z#Wobsocket': 'A brand.' }],
  })
  for (const query of ['transcrption', 'transcirption', 'tarnscription', 'transcrip', 'trnscrip'])
    expect(routes(await search.ask(query)), query).toEqual(['/a'])
  expect(routes(await search.ask('grfe'))).toEqual([])
  expect(hrefs(await search.ask('wobsocket'))).toEqual(['/c#z'])
})

test('SRQ-03: forms of a word are found by each other, and two words written as one by their parts', async () => {
  const search = await searchOf({
    '/a': ['First', { 'k#Pairs': 'Make a key pair and delete the upload.' }],
    '/b': ['Second', { 't#Uploads': 'A table expires.' }],
  })
  expect(hrefs(await search.ask('tables'))).toEqual(['/b#t'])
  expect(hrefs(await search.ask('uploading'))).toEqual(['/b#t', '/a#k'])
  expect(hrefs(await search.ask('keypair'))).toEqual(['/a#k'])
})

test('SRQ-03: words of a family are found by each other, also where the word stands in a text only', async () => {
  const search = await searchOf({
    '/a': ['First', { 'd#Delete the data': 'Gone.', 'c#Calendar years': 'Not fiscal.' }],
    '/b': ['Second', { 'o#Other': 'After the deletion.' }],
  })
  expect(hrefs(await search.ask('calendarized'))).toEqual(['/a#c'])
  expect(hrefs(await search.ask('deletion'))).toEqual(['/a#d', '/b#o'])
})

test('R5.04: one letter is looked for in titles and headings, in texts where those have none', async () => {
  const search = await searchOf({
    '/a': ['A', { 'b#Second': 'token' }],
    '/c': ['C', { 'd#Other': 'apple' }],
  })
  expect(routes(await search.ask('a'))).toEqual(['/a'])
  expect(routes(await search.ask('t'))).toEqual(['/a'])
})
