import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { breadcrumb } from './breadcrumb.ts'
import { sectionOf } from './document-title.ts'
import { markCurrent } from './navbar.ts'
import type { PageNavigation } from './page.ts'
import { docsRootOf, mobileMenuOf, type PageMap } from './page-map.ts'
import { defaultTheme } from './page-theme.ts'
import { neighbours } from './pagination.ts'
import { markActive } from './sidebar.ts'
import { type TrimmedSidebar, trimSidebar } from './trim-sidebar.ts'

const NO_SIDEBAR: TrimmedSidebar = { entries: [], trimmed: false }

/**
 * Everything around one page. A route that matches no page, such as the not-found page, gets default options, the
 * docs tree it would belong to, and nothing marked (MET-11).
 *
 * On a site without sections `sidebar` and `mobileMenu` are the very same array. What is off the path to the page
 * is shared between pages: draw it, never change it.
 */
export function describePage(map: PageMap, route: string, config: ResolvedSiteConfig): PageNavigation {
  const record = map.pages.get(route)
  const docsRoot = docsRootOf(map, route)
  const tree = map.docsTrees.get(docsRoot)
  const type = record?.type ?? 'doc'
  const marked = tree ? trimSidebar(markActive(tree.sidebar, record)) : NO_SIDEBAR
  const menu = mobileMenuOf(map, docsRoot)
  const mobileMenu = menu === tree?.sidebar ? marked : trimSidebar(markActive(menu, record))
  const sidebar = type === 'page' ? NO_SIDEBAR : marked
  const section = record && sectionOf(record, config.theme.acronyms)
  return {
    route,
    type,
    theme: record?.theme ?? defaultTheme(),
    docsRoot,
    navbar: markCurrent(map.navbar, route),
    sidebar: sidebar.entries,
    mobileMenu: mobileMenu.entries,
    ...(sidebar.trimmed && { sidebarTrimmed: true }),
    ...(mobileMenu.trimmed && { mobileMenuTrimmed: true }),
    breadcrumb: record ? breadcrumb(record) : [],
    ...(record && tree && neighbours(tree.sequence, record, config.theme.navigation)),
    ...(section !== undefined && { section }),
  }
}
