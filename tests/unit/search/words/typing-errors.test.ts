import { expect, test } from 'vitest'
import { typingErrors } from '../../../../src/search/words/typing-errors.ts'

test('SRQ-17: typing errors between a word and the beginning of a term', () => {
  expect(typingErrors('transcrption', 'transcription', 2)).toBe(1)
  expect(typingErrors('retyr', 'retry', 1)).toBe(1)
  expect(typingErrors('authetn', 'authentication', 1)).toBe(1)
  expect(typingErrors('tarnscription', 'transcription', 1)).toBe(1)
  expect(typingErrors('speakr', 'speaker', 1)).toBe(1)
  expect(typingErrors('abcde', 'vwxyz', 2)).toBe(3)
  expect(typingErrors('abcdefgh', 'abc', 2)).toBe(3)
})
