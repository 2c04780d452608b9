import { readStored } from './storage.ts'

const THEMES = ['light', 'dark', 'system']

/** The theme in force before `system` is resolved: forced, else stored, else the site's default (THM-01 – THM-05). */
export function chosenTheme(): string {
  const { forcedTheme, defaultTheme = 'system', storageKey = 'theme' } = document.documentElement.dataset
  if (forcedTheme !== undefined) return forcedTheme
  const stored = readStored('local', storageKey)
  return stored !== null && THEMES.includes(stored) ? stored : defaultTheme
}

export function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

/** Puts the theme's class on `<html>`; colours and `color-scheme` follow from it in CSS. */
export function applyTheme(theme = chosenTheme()): void {
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark().matches)
  const { classList } = document.documentElement
  classList.toggle('dark', dark)
  classList.toggle('light', !dark)
}
