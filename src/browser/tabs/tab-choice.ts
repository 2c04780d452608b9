/** A tab as authors write it: its label, or its label and whether it can be chosen (TAB-01). */
export type TabItem = string | { label: string; disabled?: boolean }

export interface TabsProps {
  items: readonly TabItem[]
  /** Groups with the same key follow each other and remember the choice. */
  storageKey?: string
  /** Tab selected when nothing is remembered; counted from 0. */
  defaultIndex?: number
}

export function tabLabel(item: TabItem): string {
  return typeof item === 'string' ? item : item.label
}

export function tabDisabled(item: TabItem | undefined): boolean {
  return item === undefined || (typeof item === 'object' && item.disabled === true)
}

/** `defaultIndex`; when that tab is disabled or missing, the next enabled one, else the first enabled one (TAB-02, TAB-11). */
export function defaultTab({ items, defaultIndex = 0 }: TabsProps): number {
  const enabled = (item: TabItem, index: number) => index >= defaultIndex && !tabDisabled(item)
  const next = items.findIndex(enabled)
  if (next >= 0) return next
  return Math.max(
    0,
    items.findIndex((item) => !tabDisabled(item)),
  )
}

/**
 * Finds the tab that a stored value means: a label (TAB-17) or, as older versions stored it, a decimal index (TAB-07).
 * @returns `undefined` when the value means no enabled tab of this group
 */
export function storedTab(stored: string | null, items: readonly TabItem[]): number | undefined {
  if (stored === null) return undefined
  const byLabel = items.findIndex((item) => tabLabel(item) === stored)
  const index = byLabel < 0 && /^\d+$/.test(stored) ? Number(stored) : byLabel
  return tabDisabled(items[index]) ? undefined : index
}
