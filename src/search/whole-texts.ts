import type { SearchData } from './data.ts'
import { postingsOf } from './postings.ts'
import type { SectionTexts } from './section-texts.ts'
import { TermIndex } from './term-index.ts'
import { termsOf } from './words.ts'

/** Texts of a small site, which came with its data. */
export function wholeTexts(data: SearchData): SectionTexts {
  const texts = Object.values(data).flatMap((page) => Object.values(page.data))
  const postings = postingsOf(texts.map((text, id) => ({ id, terms: termsOf(text) })))
  const index = new TermIndex(postings, texts.length)
  return {
    indexes: [index],
    bringWords: () => undefined,
    bringTexts: () => undefined,
    textOf: (section) => texts[section] ?? '',
  }
}
