import { comparable } from './fold.ts'

/** Longer names are kept by their start. */
const LONGEST = 96
/** `media_url`, `/api/v2/transcription`, `startTranscription`, `pcm16`, `PERSON`: nobody writes so by accident. */
const IDENTIFIER = /[_/]|\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}|^\p{Lu}{2,}$/u
/** No word of a text ends so. It sorts next to the words that begin like the name, so that both stand in one volume. */
const END = '='

/** The term under which a section is found by its whole name, as titles are compared: `media_url` and `media url` are one name. */
export function nameTerm(name: string): string {
  return comparable(name).slice(0, LONGEST) + END
}

/** Tells terms of names from words. */
export function isNameTerm(term: string): boolean {
  return term.endsWith(END)
}

/** Whether a text is written as only names in code are. */
export function isIdentifier(text: string): boolean {
  return IDENTIFIER.test(text)
}
