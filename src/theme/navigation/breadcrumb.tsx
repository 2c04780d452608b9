import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { Link } from '../parts/link.tsx'
import styles from './breadcrumb.module.css'

/** The path of sections above the page (BRC-01 – BRC-05); full titles stand in the tooltips, as narrow windows cut them. */
export function Breadcrumb() {
  const { page } = useDrawing()
  const { breadcrumb, theme, type } = page.navigation
  const shown = type !== 'page' && theme.layout === 'default' && theme.breadcrumb && breadcrumb.length > 0
  if (!shown) return null
  return (
    <nav className={styles['breadcrumb']} aria-label={textsOf(page.locale).breadcrumb}>
      <ol>
        {breadcrumb.map(({ title, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same title, and the list is drawn once
          <li key={index} title={title} aria-current={index === breadcrumb.length - 1 ? 'page' : undefined}>
            {href === undefined ? title : <Link href={href}>{title}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
