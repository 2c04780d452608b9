import type { DecoderIndex, ErrorSection } from '../../../reference/decoder-index.ts'

/** A section of the page of errors, and what it is about: a status or a code. */
export interface FoundSection {
  section: ErrorSection
  word: string
}

/**
 * The sections of the page of errors about a status, or about its class, and then those that name a code.
 * @param codes in lower case
 */
export function sectionsAbout(
  { errors }: Pick<DecoderIndex, 'errors'>,
  status: string | undefined,
  codes: readonly string[],
): FoundSection[] {
  const all = errors?.sections ?? []
  const ids = status === undefined ? [] : [status, `${status[0]}xx`]
  const ofStatus = all.filter(({ id }) => ids.includes(id))
  const found = ofStatus.map((section) => ({ section, word: status ?? '' }))
  for (const section of all) {
    const word = codes.find((code) => section.codes.includes(code))
    if (word !== undefined && !ofStatus.includes(section)) found.push({ section, word })
  }
  return found
}
