/** Letters that no decomposition turns into plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
}
const SPECIAL = /[ßæœøđðłıþ]/g
/** Accents of Latin, Greek and Cyrillic letters; vowel marks and the stretching of Arabic. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u0652]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
const ASCII = /^[\x00-\x7f]*$/

/** Lower case without accents, in one form of Unicode (SRQ-04): what is compared when words are compared. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
}

/** Lower case with accents: an exact spelling ranks first (SRQ-04). */
export function keepAccents(text: string): string {
  return text.toLowerCase().normalize('NFC')
}

/** A text as titles are compared: folded, signs between words are spaces (`personal-token` is `personal token`). */
export function comparable(text: string): string {
  const plain = fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
  // Of signs alone nothing would be left.
  return plain === '' ? fold(text).trim() : plain
}

/** A folded text that knows for each of its characters where it stands in the original; `starts` ends with the original's length. */
export interface FoldedText {
  text: string
  starts: readonly number[] | undefined
}

/** Folds a text so that what is found in it can be marked in the original. */
export function foldInPlace(original: string): FoldedText {
  if (ASCII.test(original)) return { text: original.toLowerCase(), starts: undefined }
  let text = ''
  const starts: number[] = []
  let at = 0
  for (const letter of original) {
    const folded = fold(letter)
    for (let index = 0; index < folded.length; index += 1) starts.push(at)
    text += folded
    at += letter.length
  }
  starts.push(at)
  return { text, starts }
}
