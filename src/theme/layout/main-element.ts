import type { PageNavigation } from '../../site/page.ts'
import styles from './frame.module.css'

/** Id of the one `main` of a page: target of the skip link. */
export const MAIN_ID = 'content'

/** The sidebar stands beside `main` from 768px up (SID-03). */
export function hasSidebarBeside({ type, theme, sidebar }: PageNavigation): boolean {
  return type !== 'page' && theme.layout !== 'raw' && theme.sidebar && sidebar.length > 0
}

/** The layout is a matter of `main`, so that exchanging it is enough to go to a page with another layout. */
export function mainClass(navigation: PageNavigation): string {
  const { layout } = navigation.theme
  const names = ['main', layout === 'default' ? 'columns' : layout]
  // SID-04
  if (layout === 'default' && !hasSidebarBeside(navigation)) names.push('placeholder')
  return names.map((name) => styles[name]).join(' ')
}
