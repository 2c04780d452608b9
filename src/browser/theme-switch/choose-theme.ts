import { writeStored } from '../storage/storage.ts'
import { applyTheme, type Theme } from './theme.ts'

/** Stores the reader's choice and applies it (THM-01, R5.01). One that cannot be stored holds for this page, in place of the site's default (C63). */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  const { storageKey = 'theme' } = dataset
  if (!writeStored('local', storageKey, theme)) {
    // An older choice must not win over this one.
    writeStored('local', storageKey, null)
    dataset['defaultTheme'] = theme
  }
  applyTheme()
}
