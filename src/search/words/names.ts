import { comparable } from './fold.ts'

/** Longer names are kept by their start. */
const LONGEST = 96
/** `media_url`, `/api/v2/transcription`, `startTranscription`, `pcm16`, `PERSON`: nobody writes so by accident. */
const IDENTIFIER = /[_/]|\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}|^\p{Lu}{2,}$/u
/** No word of a text holds it. It sorts next to the words that begin like the name, so that both stand in one volume. */
const END = '='

/**
 * The term under which a section is found by its whole name: the name as titles are compared, so that `media_url` and `media url` are one, and its
 * spelling where that has capitals, so that `startTranscription` comes before `StartTranscription`.
 */
export function nameTerm(name: string): string {
  return `${comparedName(name)}${spelling(name)}`
}

/** How a name is written, if it has capitals. */
export function spelling(name: string): string {
  const trimmed = name.trim()
  return trimmed === trimmed.toLowerCase() ? '' : trimmed.slice(0, LONGEST)
}

/** What the terms of a name begin with, whatever its spelling. */
export function comparedName(name: string): string {
  return comparable(name).slice(0, LONGEST) + END
}

/** Tells terms of names and calls from words. */
export function isNameTerm(term: string): boolean {
  return term.includes(END)
}

/** Whether a text is written as only names in code are. */
export function isIdentifier(text: string): boolean {
  return IDENTIFIER.test(text)
}
