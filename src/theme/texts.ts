import { chinese } from './texts/chinese.ts'
import { english } from './texts/english.ts'
import { french } from './texts/french.ts'
import { russian } from './texts/russian.ts'
import type { Texts } from './texts/texts.ts'

const byLanguage: Readonly<Record<string, Texts>> = { en: english, fr: french, ru: russian, zh: chinese }

/**
 * Texts for readers of a locale.
 * @param locale for example `en-US` or `fr`; a language without texts of its own gets the English ones
 */
export function textsOf(locale: string): Texts {
  return byLanguage[new Intl.Locale(locale).language] ?? english
}

/** The language of `textsOf` where it is not that of the page: what is drawn from them says so (WCAG 2.2, 3.1.2). */
export function textsLanguage(locale: string): 'en' | undefined {
  return new Intl.Locale(locale).language in byLanguage ? undefined : 'en'
}

/**
 * A text of the settings in the language of the page: what an author left at its English default is said in the reader's language.
 * @param key of the text that the default stands for
 */
export function settingText(given: string, key: SettingKey, locale: string): string {
  return given === english[key] ? textsOf(locale)[key] : given
}

type SettingKey = 'contents' | 'editPage' | 'feedback' | 'brokenLinkIssue' | 'serverErrorIssue'
