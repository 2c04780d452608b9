import { createContext, type ReactNode, use } from 'react'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import type { Page } from '../site/page.ts'

/** What every component of the theme may read: the page being drawn, the site's settings and the base path (`/` or `/docs/`). */
export interface Drawing {
  page: Page
  config: ResolvedSiteConfig
  base: string
  /** Whether the site brings its own icon, `public/favicon.svg`. */
  hasIcon: boolean
  completeTrees?: CompleteTrees
}

/** Files with the complete trees of which a page has only a part, without base path (`trimSidebar`). */
export interface CompleteTrees {
  sidebar?: string
  mobileMenu?: string
}

const DrawingContext = createContext<Drawing | undefined>(undefined)

export function DrawingProvider({ drawing, children }: { drawing: Drawing; children: ReactNode }) {
  return <DrawingContext value={drawing}>{children}</DrawingContext>
}

/** @throws Error outside `DrawingProvider`, that is in a browser: islands get what they need as props. */
export function useDrawing(): Drawing {
  const drawing = use(DrawingContext)
  if (!drawing) throw new Error('useDrawing works only while a page is drawn at build time.')
  return drawing
}

/** Turns a route into the address a browser needs: base path and, beside the default locale, the locale in front (RTE-04, C70). */
export function useAddress(): (href: string) => string {
  const { page, config, base } = useDrawing()
  return (href) => pageAddress(href, base, page.locale === config.defaultLocale ? undefined : page.locale)
}

/**
 * @param href a route with optional query and fragment, a fragment alone, or an absolute address (the last two stay)
 * @param base base path, begins and ends with `/`
 * @param locale prefix of the route; absent for the default locale and for files
 */
export function pageAddress(href: string, base: string, locale?: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href
  const prefixed = locale === undefined ? href : `/${locale}${href === '/' ? '' : href}`
  return base + prefixed.slice(1)
}

/** Address of a file of the site (image, style, icon): base path, never a locale. */
export function useFileAddress(): (src: string) => string {
  const { base } = useDrawing()
  return (src) => pageAddress(src, base)
}
