import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { type NavbarCandidate, navbarCandidates } from './navbar.ts'
import { normaliseTree } from './normalise-tree.ts'
import type { PageMapEntry, PageRecord } from './page-map-entry.ts'
import { type PageSequence, pageSequence } from './pagination.ts'
import { isUnder } from './route.ts'
import { buildSidebarTree, type SidebarTree } from './sidebar.ts'
import type { SourceFolder } from './source.ts'

/** The site in one locale, with everything about it that does not depend on the page being read. */
export interface PageMap {
  locale: string
  /** The normalised tree (R4.01), hidden entries included. */
  entries: readonly PageMapEntry[]
  /** Every page by route, hidden ones and error pages included. */
  pages: ReadonlyMap<string, PageRecord>
  navbar: readonly NavbarCandidate[]
  /** Docs trees by root; the root of the top-level entries is empty (NRM-04). */
  docsTrees: ReadonlyMap<string, DocsTree>
  /** The sidebar of the only docs tree, the very same object, on a site without sections (SID-02). */
  mobileMenu: SidebarTree
}

/** The pages that share one sidebar. */
export interface DocsTree {
  sidebar: SidebarTree
  /** Of a hidden section: the whole site as it is shown inside, the section included. */
  mobileMenu?: SidebarTree
  sequence: PageSequence
}

/** Brings sources, meta records and settings together for one locale; build it once, then describe every page. */
export function buildPageMap(root: SourceFolder, config: ResolvedSiteConfig, locale: string): PageMap {
  const choice = { active: locale, default: config.defaultLocale }
  const { entries, pages } = normaliseTree(root, choice, config.theme.acronyms)
  const { defaultMenuCollapseLevel: collapseLevel } = config.theme.sidebar
  const docsTrees = new Map<string, DocsTree>()
  for (const { docsRoot, below, isHidden } of docsRoots(entries)) {
    const sidebar = buildSidebarTree(below, { docsRoot, collapseLevel })
    const inside = isHidden && { mobileMenu: buildSidebarTree(entries, { inside: docsRoot, collapseLevel }) }
    docsTrees.set(docsRoot, { sidebar, sequence: pageSequence(below, docsRoot), ...inside })
  }
  const onlyTree = hasSections(entries) ? undefined : docsTrees.get('')?.sidebar
  const mobileMenu = onlyTree ?? buildSidebarTree(entries, { collapseLevel })
  return { locale, entries, pages, navbar: navbarCandidates(entries), docsTrees, mobileMenu }
}

/** The menu of the whole site, as it is shown in a docs tree. */
export function mobileMenuOf({ docsTrees, mobileMenu }: PageMap, docsRoot: string): SidebarTree {
  return docsTrees.get(docsRoot)?.mobileMenu ?? mobileMenu
}

/** The docs tree of a route; a route that matches no page belongs to the deepest section above it. */
export function docsRootOf({ pages, docsTrees }: PageMap, route: string): string {
  const record = pages.get(route)
  if (record) return record.docsRoot
  const roots = [...docsTrees.keys()].filter((root) => isUnder(route, root))
  return roots.reduce((deepest, root) => (root.length > deepest.length ? root : deepest), '')
}

interface Section {
  docsRoot: string
  below: readonly PageMapEntry[]
  /** It, or a folder above it, is in no list of the site. */
  isHidden: boolean
}

function docsRoots(entries: readonly PageMapEntry[], docsRoot = '', isHidden = false): Section[] {
  return [{ docsRoot, below: entries, isHidden }, ...sectionsBelow(entries, isHidden)]
}

function sectionsBelow(entries: readonly PageMapEntry[], isHidden: boolean): Section[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'Folder') return []
    const hidden = isHidden || !entry.visible
    return entry.type === 'doc'
      ? sectionsBelow(entry.children, hidden)
      : docsRoots(entry.children, entry.route, hidden)
  })
}

function hasSections(entries: readonly PageMapEntry[]): boolean {
  return entries.some((entry) => {
    if (!entry.visible) return false
    if (entry.type === 'page' || entry.type === 'menu') return true
    return entry.kind === 'Folder' && hasSections(entry.children)
  })
}
