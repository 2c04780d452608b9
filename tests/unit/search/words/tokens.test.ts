import { expect, test } from 'vitest'
import { shortenWords } from '../../../../src/search/words/shorten-words.ts'
import { termsOf } from '../../../../src/search/words/tokens.ts'

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
