import { useDrawing } from '../page-context.tsx'
import styles from './frame.module.css'
import { HelpLines } from './help-lines.tsx'

/** The bottom of every page: where to get help, unless a sidebar beside the text says it, and the site's line of text (R1.05, FTR-10). */
export function Footer() {
  const { footer, sidebar } = useDrawing().config.theme
  return (
    <footer className={styles['footer']} data-part="footer">
      <div>
        <p>{footer.text}</p>
        {sidebar.help.length > 0 && (
          <div className={styles['help']}>
            <HelpLines />
          </div>
        )}
      </div>
    </footer>
  )
}
