import { type Drawing, useDrawing } from '../page-context.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './switch.module.css'
import { hasThemeSwitch, ThemeSwitch } from './theme-switch.tsx'

/** Whether the page has anything to switch. */
export function hasSwitches({ page, config }: Pick<Drawing, 'page' | 'config'>): boolean {
  return page.languages !== undefined || hasThemeSwitch(config)
}

/** Language and theme, side by side: at the bottom of the sidebar, or in the footer of pages without one (SID-11, FTR-10). */
export function Switches() {
  const drawing = useDrawing()
  if (!hasSwitches(drawing)) return null
  return (
    <div className={styles['switches']}>
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  )
}
