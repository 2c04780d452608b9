import { chinese } from './texts/chinese.ts'
import { english } from './texts/english.ts'
import { french } from './texts/french.ts'
import { russian } from './texts/russian.ts'
import type { ReferenceTexts } from './texts/texts.ts'

const byLanguage: Readonly<Record<string, ReferenceTexts>> = {
  en: english,
  fr: french,
  ru: russian,
  zh: chinese,
}

/**
 * Texts of reference pages for readers of a locale.
 * @param locale for example `en-US` or `fr`; a language without texts of its own gets the English ones
 */
export function referenceTextsOf(locale: string): ReferenceTexts {
  return byLanguage[new Intl.Locale(locale).language] ?? english
}
