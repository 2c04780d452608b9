import type { PluralText, ScriptTexts } from '../texts/script-texts.ts'
import { settings } from './settings.ts'

/**
 * What scripts say, in the language of the page. It stays the same while pages change softly.
 * @returns without `offline` on a site that has no offline copy
 */
export function scriptTexts(): ScriptTexts {
  return settings.texts as ScriptTexts
}

/** Puts values in the place of `{name}`. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder)
}

/** The form that the language of the page has for a number, with the number in it. */
export function pluralText(forms: PluralText, count: number): string {
  const { lang } = document.documentElement
  const text = forms[new Intl.PluralRules(lang).select(count)] ?? forms.other
  return fillIn(text, { count: new Intl.NumberFormat(lang).format(count) })
}
