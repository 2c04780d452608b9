import { HelpLines } from '../layout/help-lines.tsx'
import { SidebarIcon } from '../layout/icons.tsx'
import { useDrawing } from '../page-context.tsx'
import { textsOf } from '../texts.ts'
import styles from './sidebar.module.css'

/**
 * Stays at the bottom of the sidebar: where to get help, and the button that hides the sidebar (SID-11, SID-51). A
 * script keeps the button's name.
 *
 * @param toggle the mobile menu has no such button
 */
export function SidebarFoot({ toggle }: { toggle: boolean }) {
  const { page, config } = useDrawing()
  const { help, toggleButton } = config.theme.sidebar
  const texts = textsOf(page.locale)
  const hasButton = toggle && toggleButton
  if (help.length === 0 && !hasButton) return null
  return (
    <div className={styles['foot']}>
      <div>
        <HelpLines />
      </div>
      {hasButton && (
        <button
          type="button"
          title={texts.hideSidebar}
          aria-label={texts.hideSidebar}
          data-toggle-sidebar
          data-label-hide={texts.hideSidebar}
          data-label-show={texts.showSidebar}
        >
          <SidebarIcon />
        </button>
      )}
    </div>
  )
}
