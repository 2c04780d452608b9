import type { ReactNode } from 'react'
import type { PageNavigation } from '../../site/page.ts'
import { Breadcrumb } from '../navigation/breadcrumb.tsx'
import { Pagination } from '../navigation/pagination.tsx'
import { TableOfContents } from '../navigation/table-of-contents.tsx'
import { useDrawing } from '../page-context.tsx'
import article from './article.module.css'
import styles from './frame.module.css'
import { LastUpdated } from './last-updated.tsx'
import { PageLinks } from './page-links.tsx'

/** Target of the skip link. */
export const MAIN_ID = 'content'

/** The one `main` of a page (LAY-04): path, contents, article, and what belongs to it; layout `raw` has the content only (LAY-03). */
export function PageMain({ children }: { children: ReactNode }) {
  const { navigation, articleLanguage, isReference } = useDrawing().page
  const { layout, typesetting } = navigation.theme
  const articleClass = [layout !== 'raw' && 'article', typesetting === 'article' && 'essay']
    .flatMap((name) => (name ? (article[name] ?? []) : []))
    .join(' ')
  return (
    <main id={MAIN_ID} className={mainClass(navigation)} tabIndex={-1} data-part="main">
      <Breadcrumb />
      <TableOfContents />
      <article
        className={articleClass || undefined}
        lang={articleLanguage?.locale}
        dir={articleLanguage?.direction}
        data-reference={isReference && ''}
      >
        {children}
      </article>
      {layout !== 'raw' && (
        <>
          <LastUpdated />
          <PageLinks />
          <Pagination />
        </>
      )}
    </main>
  )
}

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
