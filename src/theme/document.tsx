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
  const html = renderToStaticMarkup(
    <html lang={page.locale} dir={page.direction} {...settingsForScripts(config)}>
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

/** What the script before the first paint must know; its bytes are the same on every page and every site. */
function settingsForScripts({ theme }: Drawing['config']) {
  const { forcedTheme, defaultTheme, storageKey } = theme.nextThemes
  const forced = theme.darkMode ? forcedTheme : 'light'
  return {
    // Without script, too (THM-05).
    className: forced === 'dark' ? forced : undefined,
    'data-forced-theme': forced,
    'data-default-theme': defaultTheme,
    'data-storage-key': storageKey,
    'data-banner-key': theme.banner?.key,
  }
}
