import { UNSPACED } from './unspaced-scripts.ts'

const KEPT = 40
const MONSTER = new RegExp(`(?<![\\p{L}\\p{N}_])(?:(?![${UNSPACED}])[\\p{L}\\p{N}_]){50,}`, 'gu')

/** SDX-09: of a run of 50 word characters or more (a key, a hash) the start is kept, so that it is found by its start and costs little. */
export function shortenWords(text: string): string {
  return text.replace(MONSTER, (run) => `${[...run].slice(0, KEPT).join('')}…`)
}
