import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { Button } from '../parts/button.tsx'
import { FrameIcon } from '../parts/frame-icon.tsx'
import { Link } from '../parts/link.tsx'
import { SearchField } from '../search/search-field.tsx'
import { Logo } from './logo.tsx'
import styles from './navbar.module.css'
import { NavbarItems } from './navbar-items.tsx'
import { MENU_ID } from './sidebar.tsx'

/** The bar at the top (NAV-01, NAV-15 – NAV-18). The menu button works without script; a script keeps its name and state. */
export function Navbar() {
  const { page, config } = useDrawing()
  const { project, chat, navbar } = config.theme
  const texts = textsOf(page.locale)
  return (
    <header id="bar" className={styles['bar']} data-part="navbar">
      <div>
        <Logo />
        <NavbarItems items={page.navigation.navbar} />
        <div className={styles['search']}>
          <SearchField id="search" />
        </div>
        <button type="button" className={`${styles['icon']} ${styles['find']}`} data-find="">
          <FrameIcon name="search" title={texts.search} />
        </button>
        {project && (
          <Link href={project.link} className={styles['icon']} newWindow>
            <FrameIcon name="repository" title={project.title ?? texts.project} />
          </Link>
        )}
        {chat && (
          <Link href={chat.link} className={styles['icon']} newWindow>
            <FrameIcon name="chat" title={chat.title ?? texts.chat} />
          </Link>
        )}
        {navbar.button && (
          <Button variant="secondary" href={navbar.button.href}>
            {navbar.button.text}
          </Button>
        )}
        <button type="button" className={styles['menu']} popoverTarget={MENU_ID} aria-controls={MENU_ID}>
          <FrameIcon name="menu" title={texts.menu} />
          <FrameIcon name="close" title={texts.closeMenu} />
        </button>
      </div>
    </header>
  )
}
