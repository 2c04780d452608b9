/** The plain objects that `theme/` draws. Every href here is a route without base path, or an absolute URL. */
import type { ThemeOptions } from '../config/meta-schema.ts'

/** R4.04. `id` is the fragment without `#`; level-1 headings have an empty id (HID-07). */
export interface Heading {
  id: string
  value: string
  depth: number
}

/** A node of the sidebar or of the mobile menu. */
export type SidebarEntry = SidebarLink | SidebarFolder | SidebarSeparator | SidebarCut

export interface SidebarLink {
  kind: 'link'
  title: string
  href: string
  newWindow: boolean
  /** The entry of the page being read. */
  active: boolean
}

export interface SidebarFolder {
  kind: 'folder'
  title: string
  /** Identifies the folder for remembered open state. */
  route: string
  /** Present when the folder has an index page. */
  href?: string
  /** The index page of this folder is being read. */
  active: boolean
  /** The page being read is this folder's index page or lies below it. */
  containsActive: boolean
  /** Open before anything is remembered (SID-20). */
  open: boolean
  /** Top-level folders are level 1. */
  level: number
  children: SidebarEntry[]
  /** The children were left out of a large sidebar; the folder leads here instead: to its index page or its first page. */
  trimmed?: string
}

export interface SidebarSeparator {
  kind: 'separator'
  title?: string
}

/** Stands at the start or the end of a very long list where entries were left out. */
export interface SidebarCut {
  kind: 'cut'
  /** Route of the folder whose list it is; empty at the top. */
  route: string
  /** Length of the complete list. */
  total: number
  /** How many of its entries are left out here. */
  missing: number
}

export type NavbarItem = NavbarLink | NavbarMenu

export interface NavbarLink {
  kind: 'link'
  title: string
  href: string
  newWindow: boolean
  /** Value of `aria-current` (NAV-10, NAV-11); absent when the item is not active. */
  current?: 'page' | 'true'
}

export interface NavbarMenu {
  kind: 'menu'
  title: string
  items: { title: string; href: string; newWindow: boolean }[]
}

/** One step of the breadcrumb; the last one never has an href (BRC-03). */
export interface Crumb {
  title: string
  href?: string
}

export interface Neighbour {
  title: string
  href: string
}

/** Everything around one page: computed by `describePage`, drawn by `theme/`. */
export interface PageNavigation {
  route: string
  /** Type of the deepest matching entry (NRM-12); a route that matches nothing is `doc`. */
  type: 'doc' | 'page' | 'menu'
  /** Effective theme options: defaults, `*`, folders, entry, front matter (MET-06 – MET-11). */
  theme: ThemeOptions
  navbar: NavbarItem[]
  /** Entries of the current docs tree (SID-01). */
  sidebar: SidebarEntry[]
  /** The whole site (SID-02); the very same array as `sidebar` on a site without `page` and `menu` entries. */
  mobileMenu: SidebarEntry[]
  /** Something was left out of `sidebar`; the rest is loaded when a reader asks for it. */
  sidebarTrimmed?: true
  /** Something was left out of `mobileMenu`. */
  mobileMenuTrimmed?: true
  /** Names the docs tree that `sidebar` shows; empty for the top-level entries (NRM-04). */
  docsRoot?: string
  breadcrumb: Crumb[]
  previous?: Neighbour
  next?: Neighbour
  /** Service and version for the document title (R1.07), for example `Scribe V2`; absent at top level. */
  section?: string
}

/** ONE plain object per page (architecture, sentence 2): all that `theme/` needs besides the site's settings and the article itself. */
export interface Page {
  kind: 'document' | 'not-found' | 'server-error'
  navigation: PageNavigation
  locale: string
  direction: 'ltr' | 'rtl'
  /** The page in each language; absent on a site in one language. */
  languages?: PageLanguage[]
  /** Language of the article where it is not the page's: the default locale's text stands in for a missing translation (MAP-09). */
  articleLanguage?: { locale: string; direction: 'ltr' | 'rtl' }
  /** First of front-matter title, level-1 heading, file name (TTL-06). */
  title: string
  /** Content of `<title>` (R1.07). */
  documentTitle: string
  description: string
  canonical?: string
  /** Search engines may list it (`isAdvertised` in advertised.ts). */
  isAdvertised?: true
  openGraph: { title: string; description: string; image?: string }
  /** Address of its Atom feed, without base path. */
  feed?: string
  /** Address of the catalog of APIs (RFC 9727), without base path: on the home page of a site that has one. */
  catalog?: string
  /** JSON-LD for search engines; absent where they are not told of the page. */
  structuredData?: object
  headings: Heading[]
  /** It shows an API document, whose rules are a style sheet of their own. */
  isReference?: true
  /** It has tables with a filter, whose rules are another one. */
  hasFilter?: true
  /** It shows a group of an API document, whose first page has this route. */
  firstRoute?: string
  /** Relative to the site root; absent on special pages. */
  file?: string
  /** ISO date of the last commit (UPD-01); absent when unknown. */
  lastUpdated?: string
  editHref?: string
  feedbackHref?: string
  /** Local images of the article, keyed by the `src` that the compiled page carries. */
  images: Record<string, PageImage>
}

/** One choice of the language switch (LNG-03). */
export interface PageLanguage {
  locale: string
  /** Name of the language, in that language. */
  text: string
  /** The same page in that language, else that language's home page; the locale stands in front already. */
  href: string
  /** It leads to the same page. */
  hasPage: boolean
  /** The page is written in that language. */
  isTranslated: boolean
  /** Public address, for search engines; only of translations, and only where the site's address is known. */
  publicHref?: string
}

/** Address (without base path) and natural size in CSS pixels. */
export interface PageImage {
  src: string
  width: number
  height: number
  /** The same picture in other widths and formats; none during development. */
  variants?: ImageVariant[]
  /** A data URL of a few pixels, for the time until the picture is there. */
  placeholder?: string
}

/** Address (without base path) of a picture in another width (in pixels) and format. */
export interface ImageVariant {
  src: string
  width: number
  format: 'avif' | 'webp'
}
