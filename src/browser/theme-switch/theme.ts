import { THEME_COLOURS } from '../../config/constants.ts'
import { readStored } from '../storage/storage.ts'

/** What a reader can choose, in the order of the switch. */
export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** The theme in force before `system` is resolved: forced, else stored, else the site's default (THM-01 – THM-05). */
export function chosenTheme(): Theme {
  const { forcedTheme, defaultTheme, storageKey = 'theme' } = document.documentElement.dataset
  const known = [forcedTheme, readStored('local', storageKey), defaultTheme]
  return known.map((name) => THEMES.find((theme) => theme === name)).find(Boolean) ?? 'system'
}

/** @returns undefined where the browser cannot say */
export function systemIsDark(): Partial<MediaQueryList> | undefined {
  return window.matchMedia?.('(prefers-color-scheme: dark)')
}

/**
 * Puts the theme in force on `<html>`: as chosen in `data-theme`, which the switch shows, and as a class, from which colours and
 * `color-scheme` follow in CSS; the browser's own frame takes the same colour.
 */
export function applyTheme(): void {
  const theme = chosenTheme()
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark()?.matches === true)
  const { classList, dataset } = document.documentElement
  dataset['theme'] = theme
  classList.toggle('dark', dark)
  classList.toggle('light', !dark)
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    colour.content = THEME_COLOURS[dark ? 'dark' : 'light']
}
