import type { ResolvedTheme } from './site-schema.ts'

/** The scheme that every reader gets, whatever was chosen and whatever the system says; undefined where it may differ (THM-05, THM-06). */
export function fixedTheme({ darkMode, nextThemes }: ResolvedTheme): 'light' | 'dark' | undefined {
  const forced = darkMode ? nextThemes.forcedTheme : 'light'
  return forced === 'system' ? undefined : forced
}
