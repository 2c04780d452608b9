import type { ReactNode } from 'react'
import article from '../layout/article.module.css'
import { LastUpdated } from '../layout/last-updated.tsx'
import { MAIN_ID, mainClass } from '../layout/main-element.ts'
import { PageLinks } from '../layout/page-links.tsx'
import { PageMenu } from '../layout/page-menu.tsx'
import { Breadcrumb } from '../navigation/breadcrumb.tsx'
import { Pagination } from '../navigation/pagination.tsx'
import { TableOfContents } from '../navigation/table-of-contents.tsx'
import { useDrawing } from '../page-context.tsx'

/** The one `main` of a page (LAY-04): path, contents, article, and what belongs to it; layout `raw` has the content only (LAY-03). */
export function PageMain({ children }: { children: ReactNode }) {
  const { navigation, articleLanguage, isReference } = useDrawing().page
  const { layout, typesetting } = navigation.theme
  const articleClass = [layout !== 'raw' && 'article', typesetting === 'article' && 'essay']
    .flatMap((name) => (name ? (article[name] ?? []) : []))
    .join(' ')
  return (
    <main id={MAIN_ID} className={mainClass(navigation, isReference)} tabIndex={-1} data-part="main">
      <PageMenu>
        <Breadcrumb />
      </PageMenu>
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
