import { FrameIcon } from '../layout/frame-icon.tsx'
import { HelpLines } from '../layout/help-lines.tsx'
import { useDrawing } from '../page-context.tsx'
import { textsOf } from '../texts.ts'
import styles from './sidebar.module.css'

/**
 * Stays at the bottom of the sidebar: where to get help, and the button that hides the sidebar (SID-11, SID-51). The
 * class `sidebar-hidden` decides which of its two names shows.
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
        <button type="button" data-toggle-sidebar="">
          <FrameIcon name="sidebar" title={texts.hideSidebar} />
          <FrameIcon name="sidebar" title={texts.showSidebar} />
        </button>
      )}
    </div>
  )
}
