/** Letters that no decomposition turns into plain ones: of European languages, then of African ones and Azerbaijani. */
const LETTERS =
  'ß:ss æ:ae œ:oe ø:o đ:d ð:d ħ:h ı:i ĸ:k ł:l ŋ:n þ:th ŧ:t ƀ:b ȼ:c ǥ:g ɉ:j ɍ:r ɏ:y ⱥ:a ɇ:e ⱦ:t ȷ:j ' +
  'ɓ:b ƃ:b ƈ:c ɖ:d ɗ:d ƌ:d ƍ:d ȡ:d ȸ:db ǝ:e ə:e ɛ:e ƒ:f ɠ:g ɣ:g ƣ:oi ƕ:hv ɨ:i ɩ:i ƙ:k ƚ:l ƛ:l ȴ:l ɯ:m ɲ:n ƞ:n ȵ:n ɔ:o ɵ:o ȣ:ou ƥ:p ȹ:qp ɋ:q ʀ:r ȿ:s ƫ:t ƭ:t ʈ:t ȶ:t ʉ:u ʊ:u ƿ:w ʋ:v ʌ:v ƴ:y ƶ:z ȥ:z ɀ:z'
const PLAIN = new Map(LETTERS.split(' ').map((pair) => pair.split(':') as [string, string]))
const SPECIAL = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g')
/** Forms of one letter: the last sigma of a word, and what keyboards for Arabic and Persian give for the same key. */
const FORMS: Readonly<Record<string, string>> = { ς: 'σ', ک: 'ك', ی: 'ي', ى: 'ي' }
const FORM = /[ςکیى]/g
/** Accents of Latin, Greek and Cyrillic letters; vowel marks of Hebrew; vowel marks, the hamza and the stretching of Arabic. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u0640\u064b-\u0655]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
const ASCII = /^[\x00-\x7f]*$/

/** Lower case without accents, in one form of Unicode (SRQ-04): what is compared when words are compared. */
export function fold(text: string): string {
  const lower = lowerCase(text)
  if (ASCII.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .replace(SPECIAL, (letter) => PLAIN.get(letter) ?? letter)
}

/** Lower case with accents: an exact spelling ranks first (SRQ-04). */
export function keepAccents(text: string): string {
  return lowerCase(text).normalize('NFC')
}

/** Lower case; forms of one letter are the same. As long as the text in lower case. */
export function lowerCase(text: string): string {
  return text.toLowerCase().replace(FORM, (letter) => FORMS[letter] ?? letter)
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
