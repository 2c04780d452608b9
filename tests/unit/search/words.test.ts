import { expect, test } from 'vitest'
import { queryWords } from '../../../src/search/query-words.ts'
import { Remembered } from '../../../src/search/remembered.ts'
import { shortenWords } from '../../../src/search/shorten-words.ts'
import { typingErrors } from '../../../src/search/typing-errors.ts'
import { termsOf } from '../../../src/search/words.ts'

test('C11, SRQ-03: an identifier is known by itself, its parts and its ends', () => {
  expect(new Set(termsOf('job_status_callback'))).toEqual(
    new Set(['job_status_callback', 'job', 'status', 'callback', 'status_callback', 'jobstatuscallback']),
  )
  expect(termsOf('getUserName')).toEqual(
    expect.arrayContaining(['getusername', 'get', 'user', 'name', 'username']),
  )
  expect(termsOf('HTTPServer')).toEqual(expect.arrayContaining(['httpserver', 'http', 'server']))
  expect(termsOf('https://scribe.acme.example/api/v2/transcription')).toEqual(
    expect.arrayContaining(['api/v2/transcription', 'v2/transcription', 'transcription', 'v2']),
  )
  expect(termsOf('Content-Type: text/vtt;q=0.9')).toEqual(
    expect.arrayContaining(['content-type', 'text/vtt', 'vtt', '0.9']),
  )
})

test('SRQ-06: signs that belong to a word', () => {
  expect(termsOf('C++ and C# with --dry-run, .env and $HOME.')).toEqual(
    expect.arrayContaining(['c++', 'c#', '--dry-run', 'dry-run', '.env', '$home']),
  )
  expect(termsOf('a sentence. (in brackets)')).toEqual(['a', 'sentence', 'in', 'brackets'])
})

test('SRQ-05, C06: runs without spaces are pairs; other scripts beside them stay words', () => {
  expect(termsOf('使用API测试')).toEqual(['使用', '用', 'api', '测试', '试'])
  expect(termsOf('ผลลัพธ์')).toContain('ผล')
})

test('SRQ-04: both spellings of a word with accents', () => {
  expect(termsOf('Résumé')).toEqual(['resume', 'résumé'])
  expect(termsOf('Re\u0301sume\u0301')).toEqual(['resume', 'résumé'])
  expect(termsOf('Straße')).toEqual(['strasse', 'straße'])
})

test('SDX-09: a monster word keeps its start and stays findable by it; Chinese sentences stay whole', () => {
  const monster = 'eyJhbGciOiJSUzI1NiJ9'.repeat(400)
  const short = shortenWords(`before ${monster} after`)
  expect(short).toBe(`before ${monster.slice(0, 40)}… after`)
  expect(shortenWords('字'.repeat(80))).toBe('字'.repeat(80))
  expect(shortenWords('a_'.repeat(24))).toBe('a_'.repeat(24))
  expect(Math.max(...termsOf(monster).map((term) => term.length))).toBeLessThanOrEqual(48)
  expect(termsOf(`${'part_'.repeat(5000)}end`).length).toBeLessThan(60)
})

test('SRQ-07: fillers are not required, unless a query has nothing else; a word counts once', () => {
  const required = (query: string) =>
    queryWords(query)
      .filter((word) => word.required)
      .map(({ whole }) => whole)
  expect(required('how long are transcripts kept')).toEqual(['long', 'transcripts', 'kept'])
  expect(required('how to')).toEqual(['how', 'to'])
  expect(queryWords('a b a B')).toHaveLength(2)
  expect(queryWords(Array.from({ length: 50 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12)
})

test('SRQ-17: typing errors between a word and the beginning of a term', () => {
  expect(typingErrors('transcrption', 'transcription', 2)).toBe(1)
  expect(typingErrors('retyr', 'retry', 1)).toBe(1)
  expect(typingErrors('authetn', 'authentication', 1)).toBe(1)
  expect(typingErrors('tarnscription', 'transcription', 1)).toBe(1)
  expect(typingErrors('speakr', 'speaker', 1)).toBe(1)
  expect(typingErrors('abcde', 'vwxyz', 2)).toBe(3)
  expect(typingErrors('abcdefgh', 'abc', 2)).toBe(3)
})

test('R9.09: 100 results are remembered, those asked for last', () => {
  const remembered = new Remembered<number>()
  for (let index = 0; index < 100; index += 1) remembered.set(`q${index}`, index)
  expect(remembered.get('q0')).toBe(0)
  remembered.set('q100', 100)
  expect(remembered.size).toBe(100)
  expect(remembered.get('q1')).toBeUndefined()
  expect(remembered.get('q0')).toBe(0)
})
