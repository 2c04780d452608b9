import type { PageNavigation } from '../../site/page.ts'
import styles from './frame.module.css'

/** Id of the one `main` of a page: target of the skip link. */
export const MAIN_ID = 'content'

/** The sidebar stands beside `main` from 768px up (SID-03). */
export function hasSidebarBeside({ type, theme, sidebar }: PageNavigation): boolean {
  return type !== 'page' && theme.layout !== 'raw' && theme.sidebar && sidebar.length > 0
}

/**
 * The layout is a matter of `main`, so that exchanging it is enough to go to a page with another layout.
 * @param isReference the article has columns of its own, which take the room of the contents
 */
export function mainClass(navigation: PageNavigation, isReference = false): string {
  const { layout } = navigation.theme
  const hasColumns = layout === 'default' && !isReference
  const names = ['main', hasColumns ? 'columns' : layout === 'default' ? 'full' : layout]
  // SID-04
  if (hasColumns && !hasSidebarBeside(navigation)) names.push('placeholder')
  return names.map((name) => styles[name]).join(' ')
}
