import { DomUtils, parseDocument } from 'htmlparser2'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ThemeOptions } from '../../../src/config/meta-schema.ts'
import { resolveSiteConfig } from '../../../src/config/resolve-site-config.ts'
import { type SiteConfig, siteSchema } from '../../../src/config/site-schema.ts'
import type { Page, PageNavigation } from '../../../src/site/page.ts'
import type { PageFiles } from '../../../src/site/page-files.ts'
import { DEFAULT_THEME_OPTIONS } from '../../../src/site/page-theme.ts'
import { type Drawing, DrawingProvider } from '../../../src/theme/page-context.tsx'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

export interface Surroundings {
  page?: Partial<Omit<Page, 'navigation'>>
  navigation?: Partial<Omit<PageNavigation, 'theme'>>
  /** Page switches. */
  options?: Partial<ThemeOptions>
  /** `theme` of the site's settings. */
  theme?: SiteConfig['theme']
  base?: string
}

/** Addresses of the words of applications. */
const WORDS = { console: '/console.json', playground: '/p.json', keyPair: '/k.json', decoder: '/d.json' }

/** A page, and what surrounds it, with the defaults of a small site. */
export function drawingOf({ page, navigation, options, theme = {}, base = '/' }: Surroundings = {}): Drawing {
  const sidebar = navigation?.sidebar ?? []
  return {
    base,
    hasIcon: true,
    mistakes: [],
    moved: {},
    plainFiles: new Set<string>(),
    words: { 'en-US': WORDS },
    config: resolveSiteConfig(siteSchema.parse({ brand: 'Acme', description: 'Docs.', theme }), 2026),
    page: {
      kind: 'document',
      locale: 'en-US',
      direction: 'ltr',
      title: 'Quick start',
      documentTitle: 'Quick start · Acme docs',
      description: 'How to start.',
      openGraph: { title: 'Quick start · Acme docs', description: 'How to start.' },
      headings: [],
      images: {},
      ...page,
      navigation: {
        route: '/start',
        type: 'doc',
        navbar: [],
        sidebar,
        mobileMenu: sidebar,
        breadcrumb: [],
        ...navigation,
        theme: { ...DEFAULT_THEME_OPTIONS, ...options },
      },
    },
  }
}

/** Scripts and style sheets of no site. */
export const NO_FILES: PageFiles = {
  sheets: [],
  referenceSheets: [],
  filterSheets: [],
  scripts: [],
  beforePaint: '',
  settings: { base: '/' },
  words: {},
}

/** HTML of a part of the frame. */
export function draw(node: ReactNode, surroundings?: Surroundings): string {
  return renderToStaticMarkup(<DrawingProvider drawing={drawingOf(surroundings)}>{node}</DrawingProvider>)
}

/** Elements of a name in document order; of those, the ones that have all the attributes. */
export function find(html: string, name: string, attributes: Record<string, string> = {}): Element[] {
  return DomUtils.getElementsByTagName(name, parseDocument(html).children).filter((element) =>
    Object.entries(attributes).every(([key, value]) => element.attribs[key] === value),
  )
}

/** Text of the elements, in order. */
export function texts(elements: Element[]): string[] {
  return elements.map((element) => DomUtils.textContent(element))
}

/** Value of an attribute of the elements, in order. */
export function values(elements: Element[], attribute: string): (string | undefined)[] {
  return elements.map((element) => element.attribs[attribute])
}
