import type { SearchData } from '../data.ts'
import { sectionsOf, textTerms } from './page-sections.ts'
import { postingsOf } from './postings.ts'
import type { SectionTexts } from './section-texts.ts'
import { TermIndex } from './term-index.ts'

/** Texts of a small site, which came with its data. */
export function wholeTexts(data: SearchData): SectionTexts {
  const sections = Object.values(data).flatMap(sectionsOf)
  const postings = postingsOf(sections.map((section, id) => ({ id, terms: textTerms(section) })))
  const index = new TermIndex(postings, sections.length)
  return {
    indexes: [index],
    bringWords: () => undefined,
    bringTexts: () => undefined,
    bringAll: async () => {},
    textOf: (section) => sections[section]?.text ?? '',
  }
}
