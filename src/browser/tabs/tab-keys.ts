/**
 * The tab that a key leads to; disabled ones are skipped, arrows wrap (TAB-04, TAB-05, R5.10).
 * @param tabs of the group, in order
 * @returns undefined for keys that mean nothing in a tab list
 */
export function tabForKey<Tab extends { disabled: boolean }>(
  key: string,
  selected: Tab,
  tabs: readonly Tab[],
  rightToLeft: boolean,
): Tab | undefined {
  const enabled = tabs.filter(({ disabled }) => !disabled)
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
      return enabled.at(at - 1)
    default:
      return undefined
  }
}
