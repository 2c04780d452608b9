import type { ResolvedSiteConfig } from '../../config/site-schema.ts'
import { textsLanguage, textsOf } from '../../texts/texts-of.ts'
import { Island } from '../island.tsx'
import { useDrawing } from '../page-context.tsx'
import { ThemeSwitchIsland } from './theme-switch.island.tsx'

/** Readers can choose: there are dark colours, and no theme is forced (THM-06, THM-07). */
export function hasThemeSwitch({ theme: { darkMode, nextThemes } }: ResolvedSiteConfig): boolean {
  return darkMode && nextThemes.forcedTheme === undefined
}

/** The choice between light, dark and the system's theme (R3.27, THM-07), in the words of the settings or of the page's language. */
export function ThemeSwitch() {
  const { page, config } = useDrawing()
  const { changeTheme, themes } = textsOf(page.locale)
  const labels = { ...themes, ...config.theme.themeSwitch }
  if (!hasThemeSwitch(config)) return null
  const language = textsLanguage(page.locale)
  const island = (
    <Island name="theme-switch" component={ThemeSwitchIsland} props={{ title: changeTheme, labels }} />
  )
  return language === undefined ? island : <div lang={language}>{island}</div>
}
