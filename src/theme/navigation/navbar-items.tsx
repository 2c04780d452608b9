import type { NavbarItem } from '../../site/page.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import '../parts/dropdown.css'
import { Link } from '../parts/link.tsx'
import styles from './navbar.module.css'

/** The sections and menus of the site in the bar (R3.11, NAV-08, NAV-11, NAV-12); native menus that need no script. */
export function NavbarItems({ items }: { items: NavbarItem[] }) {
  const { page } = useDrawing()
  if (items.length === 0) return null
  return (
    <nav className={styles['items']} aria-label={textsOf(page.locale).mainNavigation}>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            {item.kind === 'link' ? (
              <Link href={item.href} newWindow={item.newWindow} aria-current={item.current}>
                {item.title}
              </Link>
            ) : (
              <details name="navbar" data-dropdown="down">
                <summary>{item.title}</summary>
                <ul>
                  {item.items.map(({ title, href, newWindow }) => (
                    <li key={href}>
                      <Link href={href} newWindow={newWindow}>
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
