import { Switches } from '../navigation/switches.tsx'
import { useDrawing } from '../page-context.tsx'
import styles from './frame.module.css'
import { HelpLines } from './help-lines.tsx'
import { KeepSite } from './keep-site.tsx'
import { hasSidebarBeside } from './page-main.tsx'

/**
 * The bottom of every page: the switches and where to get help, unless a sidebar beside the text has them, and the site's line of text
 * (R1.05, R3.25, FTR-10).
 */
export function Footer() {
  const { page, config } = useDrawing()
  const { footer, sidebar } = config.theme
  return (
    <footer className={styles['footer']} data-part="footer">
      {!hasSidebarBeside(page.navigation) && <Switches />}
      <div>
        <p>{footer.text}</p>
        <KeepSite />
        {sidebar.help.length > 0 && (
          <div className={styles['help']}>
            <HelpLines />
          </div>
        )}
      </div>
    </footer>
  )
}
