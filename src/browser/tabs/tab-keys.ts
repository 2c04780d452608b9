import { type TabItem, tabDisabled } from './tab-choice.ts'

/**
 * The tab that a key leads to; disabled ones are skipped, arrows wrap (TAB-04, TAB-05, R5.10).
 * @returns `undefined` for keys that mean nothing in a tab list
 */
export function tabForKey(
  key: string,
  selected: number,
  items: readonly TabItem[],
  rightToLeft: boolean,
): number | undefined {
  const enabled = items.flatMap((item, index) => (tabDisabled(item) ? [] : [index]))
  const at = enabled.indexOf(selected)
  switch (key) {
    case 'Home':
    case 'PageUp':
      return enabled[0]
    case 'End':
    case 'PageDown':
      return enabled.at(-1)
    case rightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return enabled[(at + 1) % enabled.length]
    case rightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return enabled.at(at <= 0 ? -1 : at - 1)
    default:
      return undefined
  }
}
