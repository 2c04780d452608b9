import { comparable } from './fold.ts'

const FILLERS = new Set(
  'a about am an and are as at be by can could did do does for from has have how i if in is it its know me much must my of on or our shall should tell that the their them there this to was we what when where which who why will with would you your'.split(
    ' ',
  ),
)
/** They say something, but a page may put it in other words. */
const LIGHT = new Set(
  'after again all also another any back before best between both check each else every find get gets getting give got happen happens into just like make makes making mean means more most no not off only other out over please possible same see show so some still than then these they those through under up us use used uses using want wants way while within without work working works'.split(
    ' ',
  ),
)
const PLURAL = /(?<=[a-z]{3})(?<!s)s$/

/** Words such as `how` and `the`, which say nothing. @param word folded */
export function isFiller(word: string): boolean {
  return FILLERS.has(word)
}

/** Words that say little, such as `get` and `without`: a page that lacks them may be the right one. @param word folded */
export function isLight(word: string): boolean {
  return LIGHT.has(word)
}

/** What two texts have in common that say the same: no fillers, no plurals. "Get a refresh token" and "get refresh tokens" are one. */
export function essence(text: string): string {
  const words = comparable(text).split(' ')
  return words
    .filter((word) => !isFiller(word))
    .map((word) => word.replace(PLURAL, ''))
    .join(' ')
}
