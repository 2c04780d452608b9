import { UNSPACED } from './unspaced-scripts.ts'

const KEPT = 40
const MONSTER = new RegExp(`(?<![\\p{L}\\p{N}_])(?:(?![${UNSPACED}])[\\p{L}\\p{N}_]){50,}`, 'gu')
/** What may be data, as it stands between spaces, commas, colons and quotes: a number, a key, a path, base64 of both alphabets. */
const RUN = new RegExp(`(?:(?![${UNSPACED}])[\\p{L}\\p{N}_.+/=-])+`, 'gu')
/** A path of so many characters is no longer one that people read. */
const LONGEST_RUN = 120
/** Characters of data that are kept of a line, and of a section. Written by people, sections have about 200. */
const MOST_OF_LINE = 600
const MOST_OF_SECTION = 1200
/** A run that the section has already costs so much. */
const REPEATED = 2

/**
 * Keeps data from filling the search (SDX-09): of a key or a hash the start is kept, so that it is found by its start, and of lists of
 * numbers and of base64 in lines the first ones. Words that are no data always stay.
 * @param text of a section
 */
export function shortenWords(text: string): string {
  const seen = new Set<string>()
  let kept = ''
  let ofSection = 0
  let ofLine = 0
  let end = 0
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const between = text.slice(end, index)
    end = index + run.length
    if (between.includes('\n')) ofLine = 0
    const short = shorten(run)
    const isData = short !== run || /\p{N}/u.test(run)
    const cost = seen.has(short) ? REPEATED : short.length
    if (!isData || (ofLine + cost <= MOST_OF_LINE && ofSection + cost <= MOST_OF_SECTION)) {
      kept += between + short
      if (!isData) continue
      seen.add(short)
      ofLine += cost
      ofSection += cost
    } else if (!kept.endsWith('…')) kept += `${between}…`
    else if (/\p{L}/u.test(between)) kept += between
  }
  return kept + text.slice(end)
}

function shorten(run: string): string {
  const start = run.length > LONGEST_RUN ? `${run.slice(0, LONGEST_RUN)}…` : run
  return start.replace(MONSTER, (word) => `${[...word].slice(0, KEPT).join('')}…`).replace(/…+$/, '…')
}
