import { expect, test } from 'vitest'
import { queryWords } from '../../../../src/search/words/query-words.ts'

test('SRQ-07: fillers are not required, unless a query has nothing else; a word counts once', () => {
  const required = (query: string) =>
    queryWords(query)
      .filter((word) => word.required)
      .map(({ whole }) => whole)
  expect(required('how long are transcripts kept')).toEqual(['long', 'transcripts', 'kept'])
  expect(required('what do I do about a 429')).toEqual(['429'])
  expect(required('how do I know when the job is done')).toEqual(['job', 'done'])
  expect(required('how to')).toEqual(['how', 'to'])
  expect(required('get a transcript without polling')).toEqual(['transcript', 'polling'])
  expect(required('how to get')).toEqual(['get'])
  expect(queryWords('a b a B')).toHaveLength(2)
  expect(queryWords(Array.from({ length: 50 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12)
})

test('SRQ-03: words of a family have one root', () => {
  const root = (word: string) => queryWords(word)[0]?.root
  expect(['encryption', 'calendarized', 'availability', 'expiration'].map(root)).toEqual([
    'encrypt',
    'calendar',
    'avail',
    'expir',
  ])
  expect(['option', 'token', 'job_status', 'real-time'].map(root)).toEqual(['', '', '', ''])
})
