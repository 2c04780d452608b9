import { useId } from 'react'
import { THEMES } from '../../browser/theme-switch/theme.ts'
import type { ResolvedSiteConfig } from '../../config/site-schema.ts'
import { textsLanguage, textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import styles from './switch.module.css'

/** Readers can choose: there are dark colours, and no theme is forced (THM-06, THM-07). */
export function hasThemeSwitch({ theme: { darkMode, nextThemes } }: ResolvedSiteConfig): boolean {
  return darkMode && nextThemes.forcedTheme === undefined
}

/**
 * The choice between light, dark and the system's theme (R3.27, THM-01, THM-07, THM-08), in the words of the settings or of the page's language: a
 * button that shows the theme in force, and a list above it that a script opens (`browser/theme-switch`). All themes are drawn into the button:
 * the style sheet shows the one that stands in `data-theme` of the document.
 */
export function ThemeSwitch() {
  const { page, config } = useDrawing()
  const id = useId()
  if (!hasThemeSwitch(config)) return null
  const { changeTheme, themes } = textsOf(page.locale)
  const labels = { ...themes, ...config.theme.themeSwitch }
  return (
    <div className={styles['switch']} lang={textsLanguage(page.locale)}>
      <button
        type="button"
        className={styles['button']}
        title={changeTheme}
        aria-haspopup="listbox"
        aria-expanded="false"
        aria-controls={id}
      >
        <VisuallyHidden>{`${changeTheme}: `}</VisuallyHidden>
        {THEMES.map((theme) => (
          <span key={theme} data-icon={theme}>
            {labels[theme]}
          </span>
        ))}
      </button>
      <div id={id} className={styles['list']} role="listbox" tabIndex={-1} aria-label={changeTheme} hidden>
        {THEMES.map((theme) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and hears the keys
          <div key={theme} id={id + theme} role="option" aria-selected="false" data-icon={theme}>
            {labels[theme]}
          </div>
        ))}
      </div>
    </div>
  )
}
