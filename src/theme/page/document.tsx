import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fixedTheme } from '../../config/fixed-theme.ts'
import type { PageFiles } from '../../site/page-files.ts'
import { Head, Scripts } from '../layout/head.tsx'
import { type Drawing, DrawingProvider } from '../page-context.tsx'
import { PageLayout } from './page-layout.tsx'

/**
 * Draws one whole HTML document.
 *
 * @param article the compiled page, already bound to the blocks
 * @param files scripts and style sheets, the same on every page
 */
export function renderDocument(drawing: Drawing, article: ReactNode, files: PageFiles): string {
  const { page, config } = drawing
  const html = renderToStaticMarkup(
    <html lang={page.locale} dir={page.direction} {...settingsForScripts(config)}>
      <DrawingProvider drawing={drawing}>
        <Head files={files} />
        <body>
          <PageLayout>{article}</PageLayout>
          <Scripts files={files} />
        </body>
      </DrawingProvider>
    </html>,
  )
  return `<!DOCTYPE html>${html}`
}

/** What the script before the first paint must know; its own bytes are the same on every page. */
function settingsForScripts({ theme }: Drawing['config']) {
  const { forcedTheme, defaultTheme, storageKey } = theme.nextThemes
  const fixed = fixedTheme(theme)
  const bannerKey = { 'data-banner-key': theme.banner?.key }
  // Without script, too (THM-05).
  if (fixed) return { className: fixed, 'data-theme': fixed, 'data-forced-theme': fixed, ...bannerKey }
  return {
    'data-forced-theme': forcedTheme,
    'data-default-theme': defaultTheme,
    'data-storage-key': storageKey,
    ...bannerKey,
  }
}
