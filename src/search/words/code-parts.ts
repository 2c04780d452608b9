/** Stands around code in a text (`content/markdown/search-sections.ts`). */
const MARK = '\f'

/** The parts of a text: prose and code in turns, beginning with prose, which may be empty. */
export function codeParts(text: string): string[] {
  return text.split(MARK)
}

/** Puts the parts of a text together again. */
export function joinedParts(parts: readonly string[]): string {
  return parts.join(MARK)
}
