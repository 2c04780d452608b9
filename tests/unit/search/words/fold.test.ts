/** Words are compared without accents, strokes and other marks of letters. */
import { expect, test } from 'vitest'
import { fold, foldInPlace, keepAccents } from '../../../../src/search/words/fold.ts'
import { bracketed, hrefs, searchOf } from '../search-of.ts'

/** A word as it is written, and as readers without that keyboard type it. */
const WORDS = [
  ['ħal', 'hal'],
  ['Ħal', 'hal'],
  ['øre', 'ore'],
  ['Łódź', 'lodz'],
  ['đak', 'dak'],
  ['ðin', 'din'],
  ['straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['ægis', 'aegis'],
  ['œuvre', 'oeuvre'],
  ['þorn', 'thorn'],
  ['ısı', 'isi'],
  ['İzmir', 'izmir'],
  ['ŧest', 'test'],
  ['ŋaxi', 'naxi'],
  ['ƙofa', 'kofa'],
  ['ɓera', 'bera'],
  ['ɗaki', 'daki'],
  ['ƴaya', 'yaya'],
  ['kɔfe', 'kofe'],
  ['ɛdze', 'edze'],
  ['ƒan', 'fan'],
  ['əli', 'eli'],
  ['ƶal', 'zal'],
  ['Straſse', 'strasse'],
  ['ﬁnd', 'find'],
  ['Ǽgir', 'aegir'],
  ['Ǿre', 'ore'],
  ['λόγος', 'ΛΟΓΟΣ'],
  ['أحمد', 'احمد'],
  ['کتاب', 'كتاب'],
] as const

test.each(WORDS)('F15, SRQ-04: %s is found by %s, and marked', async (written, typed) => {
  const search = await searchOf({ '/a': ['Page', { 'x#Other': `before ${written} after` }] })
  const found = await search.ask(typed)
  expect(hrefs(found)).toEqual(['/a#x'])
  expect(bracketed(found.groups[0]?.entries[0]?.excerpt ?? [])).toBe(`before [${written}] after`)
  const back = await searchOf({ '/a': ['Page', { 'x#Other': `before ${typed} after` }] })
  expect(hrefs(await back.ask(written))).toEqual(['/a#x'])
})

test('F15: no Latin letter of European and African alphabets is left that a plain keyboard cannot type', () => {
  const codes = Array.from({ length: 0x24f - 0xc0 + 1 }, (_, index) => 0xc0 + index)
  const letters = codes.map((code) => String.fromCodePoint(code)).filter((letter) => /\p{L}/u.test(letter))
  const left = letters.filter((letter) => !/^[a-z]+$/.test(fold(letter)))
  // With a dot or an apostrophe beside the letter, or of no plain letter's family: clicks, tone letters, ezh, yogh and their like.
  expect(left.join('')).toBe('ĿŀŉƄƅƧƨƩƪƷƸƹƺƻƼƽƾǀǁǂǃǮǯȜȝɁɂ')
})

test('F15, SRQ-04: a letter folded to two is marked whole, and the forms of one letter are one spelling', () => {
  expect(foldInPlace('aßb').starts).toEqual([0, 1, 1, 2, 3])
  expect(keepAccents('ΛΟΓΟΣ')).toBe(keepAccents('λογοσ'))
})
