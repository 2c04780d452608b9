import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { FrameIcon } from '../parts/frame-icon.tsx'
import { HelpLines } from '../parts/help-lines.tsx'
import styles from './sidebar.module.css'
import { hasSwitches, Switches } from './switches.tsx'

/**
 * Stays at the bottom of the sidebar: where to get help, the switches, and the button that hides the sidebar (SID-11, SID-51). The
 * class `sidebar-hidden` decides which of its two names shows.
 *
 * @param toggle the mobile menu has no such button
 */
export function SidebarFoot({ toggle }: { toggle: boolean }) {
  const drawing = useDrawing()
  const { help, toggleButton } = drawing.config.theme.sidebar
  const texts = textsOf(drawing.page.locale)
  const hasButton = toggle && toggleButton
  const withSwitches = hasSwitches(drawing)
  if (help.length === 0 && !hasButton && !withSwitches) return null
  return (
    <div className={styles['foot']}>
      {help.length > 0 && (
        <div>
          <HelpLines />
        </div>
      )}
      {withSwitches && <Switches />}
      {hasButton && (
        <button type="button" data-toggle-sidebar="">
          <FrameIcon name="sidebar" title={texts.hideSidebar} />
          <FrameIcon name="sidebar" title={texts.showSidebar} />
        </button>
      )}
    </div>
  )
}
