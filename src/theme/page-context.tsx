import { createContext, type ReactNode, use } from 'react'
import type { Problem } from '../config/problem.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import type { Change } from '../reference/versions/change.ts'
import type { WordAddresses } from '../site/application-words.ts'
import { localisedHref, localisedPath } from '../site/languages.ts'
import type { Page } from '../site/page.ts'
import { withBase } from '../site/route.ts'
import { type MovedParts, movedAddress } from './moved-address.ts'

/** What every component of the theme may read: the page being drawn, the site's settings and the base path (`/` or `/docs/`). */
export interface Drawing {
  page: Page
  config: ResolvedSiteConfig
  base: string
  /** Whether the site brings its own icon, `public/favicon.svg`. */
  hasIcon: boolean
  completeTrees?: CompleteTrees
  /** The search data of the page's locale, without base path. */
  searchData?: string
  /** Differences of the API documents that the page's front matter names, by the name of the newer one. */
  changes?: Readonly<Record<string, readonly Change[]>>
  /** Addresses of the site's files without an extension, of which there is one for all languages, too. */
  plainFiles: ReadonlySet<string>
  /** Where the words of applications are, by locale. */
  words: WordAddresses
  /** Addresses of what applications need of an operation of the page's reference, by operationId. */
  operations?: Readonly<Record<string, string>>
  /** What has moved to pages of groups, so that links to the first page of a reference lead there. */
  moved: MovedParts
  /** Where blocks that are used wrongly are told. */
  mistakes: Problem[]
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

/** @throws Error outside `DrawingProvider`, that is in a browser: applications get what they need as props. */
export function useDrawing(): Drawing {
  const drawing = use(DrawingContext)
  if (!drawing) throw new Error('useDrawing works only while a page is drawn at build time.')
  return drawing
}

/** What a component knows of the block of the author it is drawn in. */
interface AuthorBlock {
  /** Of the page. */
  line?: number
  /** The block itself could not be drawn: its parts stand alone, which is no mistake of theirs. */
  isBroken: boolean
}

export const BlockContext = createContext<AuthorBlock>({ isBroken: false })

/**
 * Turns a route into the address a browser needs: base path and, beside the default locale, the locale in front (RTE-04, C70).
 * A link to a part of an API document leads to the page that has it.
 */
export function useAddress(): (href: string) => string {
  const { page, config, base, moved } = useDrawing()
  const { locale, navigation, firstRoute = navigation.route } = page
  const own = localisedHref(navigation.route, locale, config)
  return (href) => {
    if (!href.startsWith('#')) return withBase(movedAddress(localisedPath(href, locale, config), moved), base)
    const target = movedAddress(localisedHref(firstRoute, locale, config) + href, moved)
    return target.startsWith(`${own}#`) ? target.slice(own.length) : withBase(target, base)
  }
}

/** Address of a file of the site (image, style, icon): base path, never a locale. */
export function useFileAddress(): (src: string) => string {
  const { base } = useDrawing()
  return (src) => withBase(src, base)
}

/** The language of the page's file; what stands in the middle of its text, such as an API reference, is said in it (content/add-reference.ts). */
export function useArticleLocale(): string {
  const { articleLanguage, locale } = useDrawing().page
  return articleLanguage?.locale ?? locale
}
