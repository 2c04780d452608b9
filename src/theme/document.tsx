import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Head } from './layout/head.tsx'
import { PageLayout } from './layout/page-layout.tsx'
import { type Drawing, DrawingProvider } from './page-context.tsx'

/**
 * Draws one whole HTML document.
 *
 * @param article the compiled page, already bound to the blocks
 * @param beforePaint text of the inline script, the same on every page (one hash in the content security policy)
 */
export function renderDocument(drawing: Drawing, article: ReactNode, beforePaint: string): string {
  const { page, config } = drawing
  const forced = config.theme.nextThemes.forcedTheme
  const html = renderToStaticMarkup(
    <html lang={page.locale} dir={page.direction} {...(forced !== undefined && { 'data-forced-theme': forced })}>
      <DrawingProvider drawing={drawing}>
        <Head beforePaint={beforePaint} />
        <body>
          <PageLayout>{article}</PageLayout>
        </body>
      </DrawingProvider>
    </html>,
  )
  return `<!DOCTYPE html>${html}`
}
