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

export function tabDisabled(item: TabItem): boolean {
  return typeof item === 'object' && item.disabled === true
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
