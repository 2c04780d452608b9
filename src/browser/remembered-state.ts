import { applyFolders } from './sidebar/folder-memory.ts'
import { readStored } from './storage/storage.ts'
import { BANNER_DISMISSED, CODE_WRAP_KEY, SIDEBAR_HIDDEN_KEY } from './storage/storage-keys.ts'
import { showStoredTab, tabGroups } from './tabs/tabs.ts'
import { applyTheme } from './theme-switch/theme.ts'
import { pressWrapButtons } from './wrap/wrap-buttons.ts'

/** Classes of `<html>`: theme, dismissed banner, hidden sidebar, and whether the keyboard has a Command key (SRU-08). */
export function applyClasses(): void {
  const { classList, dataset } = document.documentElement
  applyTheme()
  const { bannerKey } = dataset
  const banner = bannerKey === undefined ? null : readStored('local', bannerKey)
  classList.toggle('banner-dismissed', banner === BANNER_DISMISSED)
  classList.toggle('sidebar-hidden', readStored('session', SIDEBAR_HIDDEN_KEY) === '1')
  classList.toggle('mac', navigator.userAgent.includes('Mac'))
}

const folders = new WeakSet<Element>()
const partsOfGroups = new WeakMap<Element, number>()

/**
 * Gives sidebar folders, keyed tabs and word wrap the state the reader left them in. May be called again while the page is being parsed and after
 * parts were exchanged: a folder is touched once, a group of tabs once more when it has grown.
 */
export function applyElements(within: ParentNode): void {
  const found = [...within.querySelectorAll<HTMLDetailsElement>('details[data-folder]')]
  applyFolders(found.filter((folder) => !folders.has(folder)))
  for (const folder of found) folders.add(folder)
  if (readStored('session', CODE_WRAP_KEY) === '1') pressWrapButtons(within, true)
  for (const group of tabGroups(within)) {
    const parts = group.querySelectorAll('[role]').length
    if (parts !== partsOfGroups.get(group)) showStoredTab(group)
    partsOfGroups.set(group, parts)
  }
}
