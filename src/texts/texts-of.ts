import * as languages from './languages.ts'
import type { Texts } from './texts.ts'

const byLanguage: Readonly<Record<string, Texts>> = languages

/**
 * Texts for readers of a locale.
 * @param locale for example `en-US` or `fr`; a language without texts of its own gets the English ones
 */
export function textsOf(locale: string): Texts {
  return byLanguage[new Intl.Locale(locale).language] ?? languages.en
}

/** The language of `textsOf` where it is not that of the page: what is drawn from them says so (WCAG 2.2, 3.1.2). */
export function textsLanguage(locale: string): 'en' | undefined {
  return new Intl.Locale(locale).language in byLanguage ? undefined : 'en'
}
