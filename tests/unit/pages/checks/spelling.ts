/** British spelling in pages, drawings, API documents and the documents of this repository. */
import { expect, test } from 'vitest'
import { readSiteConfig } from '../../../../src/content/read-config.ts'
import type { Passage } from '../passages.ts'
import { ROOT } from '../read-pages.ts'
import { misspellings, WORDS, wordsOf } from '../spelling.ts'
import { manuals, published } from '../texts.ts'

const { brand, variables } = await readSiteConfig(ROOT)
const names = new Set([brand, ...Object.values(variables)].flatMap(wordsOf))
const passages = [...published, ...manuals]

test('every word is spelt right; a right one that is missing goes into tests/data/words.txt', () => {
  const found = misspellings(passages, names)
  expect(found.map(({ file, line, word }) => `${file}:${line}: ${word}`)).toEqual([])
})

test('the list is sorted, holds no word twice and none that nobody uses', () => {
  expect(WORDS).toEqual([...new Set(WORDS)].sort())
  const used = new Set(passages.flatMap(({ text }) => wordsOf(text)))
  const isUsed = (word: string) =>
    /[ -]/.test(word)
      ? passages.some(({ text }) => text.includes(word))
      : used.has(word) || used.has(word.charAt(0).toUpperCase() + word.slice(1))
  expect(WORDS.filter((word) => !isUsed(word))).toEqual([])
})

const passage = (text: string): Passage => ({ file: 'a.mdx', line: 1, kind: 'paragraph', text, about: '' })
const wrongIn = (text: string) => misspellings([passage(text)], names).map(({ word }) => word)

test('American spellings and mistakes are found', () => {
  const american =
    'color behavior center organize recognized authorization tokenization analyze canceled labeled modeling catalog gray fulfill'
  expect(wrongIn(american)).toEqual(american.split(' '))
  expect(wrongIn('A transcipt of the recieved audio')).toEqual(['transcipt', 'recieved'])
})

test('British spellings are right; code, addresses and numbers are no text', () => {
  expect(wrongIn("Recognised, cancelled and analysed: the job's colour, licence and catalogue")).toEqual([])
  expect(
    wrongIn('`recognize` at https://color.example/center, mail a@center.example, 5xx, output.json'),
  ).toEqual([])
})
