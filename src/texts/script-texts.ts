/**
 * What scripts in the browser say. `{name}` stands for a value. The keys are those of the data in a page (`browser/texts.ts`).
 */
export interface ScriptTexts {
  /** Announced after copying. */
  copy: { copied: string; failed: string }
  search: SearchTexts
  /** Of something that is loaded when the reader wants it. */
  failed: string
  offline: OfflineTexts
}

/** What the search says (R3.28, SRU-05). */
export interface SearchTexts {
  loading: string
  error: string
  retry: string
  emptyResult: string
  clear: string
  recent: string
  results: string
  /** How many entries there are, for assistive technology. */
  count: PluralText
  /** What an entry is, beside its title. */
  types: Record<'operation' | 'field' | 'error' | 'response' | 'message', string>
}

/** What the offline copy says (docs/offline.md). */
export interface OfflineTexts {
  /** In place of a page that was not kept. */
  heading: string
  message: string
  /** Above the list of kept pages. */
  kept: string
  /** On the button, after what the page says there itself. */
  size: string
  /** `{share}` of `{size}`. */
  progress: string
  done: string
  failed: string
}

/** A text with a number `{count}` in it, by the plural categories of its language (`Intl.PluralRules`). */
export type PluralText = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
