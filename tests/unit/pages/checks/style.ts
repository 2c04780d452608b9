/** Rules of docs/writing.md that a machine can hold, in pages, drawings and API documents. */
import { expect, test } from 'vitest'
import type { Passage } from '../passages.ts'
import { lengthOf, sentencesOf } from '../sentences.ts'
import { manuals, pages, published } from '../texts.ts'

/** Words that hurry, flatter or sell. */
const LOUD =
  /\b(?:please|simply|(?<!ha(?:ve|s|d) )just|obviously|of course|effortless(?:ly)?|seamless(?:ly)?|powerful|robust|rich(?:est)?|blazing\w*|lightning.fast|cutting.edge|state.of.the.art|world.class|best.in.class|industry.leading|next.generation|game.chang\w+|revolutionary|innovative|unlock\w*|empower\w*|leverag\w+|supercharge\w*|delight\w*|amazing|awesome|great)\b/gi
/** `easy to` and its kind; that a mistake is easily made is worth saying. */
const EASY =
  /\b(?:easy|easier|easiest|easily|effortless|hassle.free|quick and easy)\b(?!,? (?:lost|missed|confused|overlooked))/gi
/** Longer than the words people say. */
const STIFF =
  /\b(?:utili[sz]e[sd]?|in order to|prior to|e\.g\.|i\.e\.|etc\b|and\/or|aforementioned|w\.r\.t\.|click here|see here)/gi
const LINKED_HERE = /\[(?:here|this|link|click here|read more|more)\]\(/gi

const withoutCode = (text: string) => text.replace(/`[^`]*`/g, 'code')

function found(passages: readonly Passage[], ...patterns: RegExp[]): string[] {
  return passages.flatMap(({ file, line, text }) =>
    patterns.flatMap((pattern) =>
      [...withoutCode(text).matchAll(pattern)].map(([word]) => `${file}:${line}: ${word}`),
    ),
  )
}

test('no words that hurry, flatter or sell', () => {
  expect(found(published, LOUD, EASY)).toEqual([])
})

test('no stiff words and abbreviations', () => {
  expect(found(published, STIFF)).toEqual([])
})

test('a link says where it leads', () => {
  expect(
    pages.flatMap(({ file, source }) =>
      [...source.matchAll(LINKED_HERE)].map(([link]) => `${file}: ${link}`),
    ),
  ).toEqual([])
})

test('no dashes in sentences: a comma, a colon or a second sentence does it', () => {
  const dashes = /\p{L}[^|]*?\s?—\s?|\p{L}\s–\s\p{L}/gu
  expect(found(published, dashes)).toEqual([])
})

test('no exclamation marks, no text in capitals', () => {
  expect(found(published, /\p{L}!(?=\s|$)/gu, /\b(?!(?:JSON|HTTP|HTTPS) )\p{Lu}{5,} \p{Lu}{4,}\b/gu)).toEqual(
    [],
  )
})

const sentences = (passages: readonly Passage[]) =>
  passages
    .filter(({ kind }) => kind === 'paragraph' || kind === 'description')
    .flatMap(({ file, line, text }) =>
      sentencesOf(text)
        .flatMap((sentence) => sentence.split(/;\s/))
        .map((sentence) => ({
          place: `${file}:${line}`,
          sentence,
          length: lengthOf(sentence),
        })),
    )
    .filter(({ length }) => length > 2)

/** Longest sentence, and the share of those above 25 words that is still good to read. */
const LIMIT = { words: 45, long: 25, share: 0.05 }

test('sentences are short', () => {
  const own = sentences(published)
  const tooLong = own.filter(({ length }) => length > LIMIT.words)
  expect(tooLong.map(({ place, length, sentence }) => `${place}: ${length} words: ${sentence}`)).toEqual([])
  const long = own.filter(({ length }) => length > LIMIT.long)
  const mean = own.reduce((sum, { length }) => sum + length, 0) / own.length
  const share = long.length / own.length
  const report = `${own.length} sentences of ${mean.toFixed(1)} words, ${(share * 100).toFixed(1)}% above ${LIMIT.long}`
  expect(share, report).toBeLessThan(LIMIT.share)
})

test('the rules find what they are for', () => {
  const say = (text: string): Passage[] => [{ file: 'a.mdx', line: 1, kind: 'paragraph', text, about: '' }]
  expect(found(say('Please just send it: it is easy.'), LOUD, EASY)).toHaveLength(3)
  expect(found(say('A decimal point is easily lost; send `just`.'), LOUD, EASY)).toEqual([])
  expect(found(say('Utilise it, e.g. in order to pay'), STIFF)).toHaveLength(3)
  expect(sentences(say('Send it. See v1.2 of `a. B`. Then 5 s pass.')).map(({ length }) => length)).toEqual([
    4, 4,
  ])
})

test('documents of this repository have descriptive links, too', () => {
  expect(found(manuals, /\bclick here\b/gi)).toEqual([])
})
