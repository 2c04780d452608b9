import { renderToStaticMarkup } from 'react-dom/server'
import type { SidebarEntry } from '../../site/page.ts'
import { withBase } from '../../site/route.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { type Drawing, DrawingProvider } from '../page-context.tsx'
import { SidebarTree } from './sidebar-tree.tsx'

/**
 * Draws a whole sidebar, nothing marked, as a document of its own: scripts take from it what pages leave out, and a reader without script
 * has a plain list of all pages.
 *
 * @param drawing of any page in the tree's locale
 */
export function drawCompleteTree(drawing: Drawing, entries: SidebarEntry[]): string {
  const { locale, direction } = drawing.page
  const html = renderToStaticMarkup(
    <html lang={locale} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{textsOf(locale).sidebar}</title>
        {drawing.hasIcon && <link rel="icon" href={withBase('/favicon.svg', drawing.base)} />}
      </head>
      <body>
        <DrawingProvider drawing={drawing}>
          <SidebarTree entries={entries} sectionsBeside={false} />
        </DrawingProvider>
      </body>
    </html>,
  )
  return `<!DOCTYPE html>${html}`
}
