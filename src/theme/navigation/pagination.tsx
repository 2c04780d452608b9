import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { Link } from '../parts/link.tsx'
import styles from './pagination.module.css'

/** Links to the neighbours of the page (PAG-03, PAG-04, PAG-07, PAG-08). */
export function Pagination() {
  const { page, config } = useDrawing()
  const { previous, next, theme, type } = page.navigation
  const { prev: previousShown, next: nextShown } = config.theme.navigation
  const links = [
    { rel: 'prev', neighbour: previousShown ? previous : undefined },
    { rel: 'next', neighbour: nextShown ? next : undefined },
  ].flatMap(({ rel, neighbour }) => (neighbour ? [{ rel, ...neighbour }] : []))
  if (type === 'page' || theme.layout === 'raw' || !theme.pagination || links.length === 0) return null
  return (
    <nav className={styles['pagination']} aria-label={textsOf(page.locale).pageNavigation}>
      {links.map(({ rel, title, href }) => (
        <Link key={rel} rel={rel} href={href} title={title}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
