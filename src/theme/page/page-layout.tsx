import type { ReactNode } from 'react'
import '../base.css'
import '../print.css'
import { textsLanguage, textsOf } from '../../texts/texts-of.ts'
import { Banner } from '../layout/banner.tsx'
import { ErrorScreen } from '../layout/error-screen.tsx'
import { Footer } from '../layout/footer.tsx'
import styles from '../layout/frame.module.css'
import { hasSidebarBeside, MAIN_ID } from '../layout/main-element.ts'
import { Navbar } from '../navigation/navbar.tsx'
import { Sidebar } from '../navigation/sidebar.tsx'
import { Switches } from '../navigation/switches.tsx'
import { useDrawing } from '../page-context.tsx'
import { PageMain } from './page-main.tsx'

/** Frame of every page: skip link, banner, bar, tree of pages, `main`, footer (R3.03 – R3.06, LAY-01 – LAY-06). */
export function PageLayout({ children }: { children: ReactNode }) {
  const { page } = useDrawing()
  const { theme } = page.navigation
  const beside = hasSidebarBeside(page.navigation)
  return (
    <>
      <a href={`#${MAIN_ID}`} className={styles['skip']} lang={textsLanguage(page.locale)}>
        {textsOf(page.locale).skipToContent}
      </a>
      <Banner />
      {theme.navbar && <Navbar />}
      <div className={beside ? `${styles['frame']} ${styles['withSidebar']}` : styles['frame']}>
        <Sidebar beside={beside} />
        {page.kind === 'document' ? <PageMain>{children}</PageMain> : <ErrorScreen />}
      </div>
      {theme.footer && <Footer>{!beside && <Switches />}</Footer>}
    </>
  )
}
