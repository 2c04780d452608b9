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
  expect(queryWords('a b a B')).toHaveLength(2)
  expect(queryWords(Array.from({ length: 50 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12)
})
