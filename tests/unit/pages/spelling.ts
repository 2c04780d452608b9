import { readFileSync } from 'node:fs'
import path from 'node:path'
import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import type { Passage } from './passages.ts'
import { ROOT } from './read-pages.ts'

/** A word that neither the British dictionary nor the project's list has. */
export interface Misspelling {
  file: string
  line: number
  word: string
}

/** Words that the dictionary takes for British, and their spelling here. */
const NOT_OURS: Record<string, string> = {
  dialog: 'dialogue',
  toward: 'towards',
  gray: 'grey',
  catalog: 'catalogue',
}

/** What is no text: code, addresses and paths, mail addresses, files, ids of requirements. */
const NO_TEXT =
  /`[^`]*`|\bhttps?:\/\/\S+|\S+@\S+|(?<![\p{L}\p{N}])\/[\w/-]+|\b[\w./-]+\.[a-z]{2,6}\b|\b[A-Z]{3}-\d\d\b/gu

const british = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic))

/** The project's list, in the order of the file: words, and terms of several words or with a hyphen. */
export const WORDS = readFileSync(path.join(ROOT, 'tests/data/words.txt'), 'utf8').trimEnd().split('\n')
const own = new Set(WORDS)
const terms = WORDS.filter((word) => /[ -]/.test(word))

/** Misspelt words of these passages; the words of `names` are right as well. */
export function misspellings(passages: readonly Passage[], names: ReadonlySet<string>): Misspelling[] {
  const judged = new Map<string, boolean>()
  const isRight = (word: string): boolean => {
    const known = judged.get(word) ?? (names.has(word) || isWord(word))
    judged.set(word, known)
    return known
  }
  return passages.flatMap(({ file, line, text }) =>
    wordsOf(text).flatMap((word) => (isRight(word) ? [] : [{ file, line, word }])),
  )
}

/** Words of a text without code, numbers and names in CamelCase; the parts of a compound with a hyphen are words. */
export function wordsOf(text: string): string[] {
  const plain = terms.reduce((rest, term) => rest.replaceAll(term, ' '), text.replace(NO_TEXT, ' '))
  const words = plain.match(/[\p{L}\p{N}_]+(?:['’]\p{L}+)*/gu) ?? []
  return words
    .map((word) => word.replace(/['’]s?$/, '').replace('’', "'"))
    .filter((word) => !/[\d_]|\p{Ll}\p{Lu}/u.test(word))
}

function isWord(word: string): boolean {
  if (word.length === 1 || own.has(word)) return true
  const small = word.charAt(0).toLowerCase() + word.slice(1)
  return own.has(small) || (!(small in NOT_OURS) && british.correct(word))
}
