import type { ReactNode } from 'react'
import { useDrawing } from '../page-context.tsx'
import { HelpLines } from '../parts/help-lines.tsx'
import { Link } from '../parts/link.tsx'
import styles from './frame.module.css'
import { KeepSite } from './keep-site.tsx'

/**
 * The bottom of every page: the switches and where to get help, unless a sidebar beside the text has them, and the site's line of text with its links
 * (R1.05, R3.25, FTR-10).
 * @param children the switches
 */
export function Footer({ children }: { children: ReactNode }) {
  const { footer, sidebar } = useDrawing().config.theme
  return (
    <footer className={styles['footer']} data-part="footer">
      {children}
      <div>
        <p>{footer.text}</p>
        {footer.links.map(({ text, href }) => (
          <p key={href}>
            <Link href={href}>{text}</Link>
          </p>
        ))}
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
