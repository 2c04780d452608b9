/** The normalised page map (R4.01): sources, meta records and locale brought together. */
import type { MetaMenuItem, ThemeOptions, ThemeOverrides } from '../config/meta-schema.ts'
import type { SourcePage } from './source.ts'

export type PageMapEntry = PageEntry | FolderEntry | MetaOnlyEntry

interface EntryFields {
  /** File, folder or key of the meta record. */
  name: string
  /** Navigation title (TTL-01 – TTL-05); empty for a separator without one. */
  title: string
  display: 'normal' | 'hidden' | 'children'
  /**
   * False when the entry or a folder above it in its docs tree is hidden (NRM-07, NRM-08), when a name begins with `_` (MAP-05),
   * and for the error pages (MAP-06). Such an entry is in no list but still routable; a hidden section has lists of its own.
   */
  visible: boolean
  href?: string
  newWindow: boolean
  /** Route of the nearest folder above of type `page` or `menu`; empty at top level (NRM-04). */
  docsRoot: string
  /** What the folders above, `*` and the entry itself set (MET-07, MET-08); front matter is not included. */
  theme: ThemeOverrides
}

export interface PageEntry extends EntryFields {
  kind: 'page'
  type: 'doc' | 'page'
  route: string
  source: SourcePage
  locale?: string
}

export interface FolderEntry extends EntryFields {
  kind: 'Folder'
  type: 'doc' | 'page' | 'menu'
  route: string
  /** The folder has an index page: one inside (NRM-02), or a page of the same name beside it (NRM-01). */
  withIndexPage: boolean
  indexPage?: IndexPage
  /** First route of its visible entries, depth first (NRM-03); empty when there is none. */
  firstChildRoute: string
  /** Whether the folder starts closed; absent when neither meta record nor front matter says so (SID-20). */
  collapsed?: boolean
  children: PageMapEntry[]
  /** Of a menu. */
  items?: readonly MetaMenuItem[]
}

/** A key of a meta record without file or folder: a link, a separator or a menu (ORD-04). */
export interface MetaOnlyEntry extends EntryFields {
  kind: 'Meta'
  type: 'doc' | 'page' | 'menu' | 'separator'
  /** It has no route of its own, wherever it stands (ORD-05). */
  route: ''
  items?: readonly MetaMenuItem[]
}

export interface IndexPage {
  source: SourcePage
  /** Label where the page stands for itself (NRM-10). */
  title: string
  visible: boolean
  type: 'doc' | 'page' | 'menu'
}

/** What is known about the page of one route. */
export interface PageRecord {
  route: string
  source: SourcePage
  /** The page's own entry, or the folder whose index page it is. */
  entry: PageEntry | FolderEntry
  /** From the top entry down to `entry` (NRM-11). */
  path: readonly (PageEntry | FolderEntry)[]
  /** Type of the deepest matching entry (NRM-12). */
  type: 'doc' | 'page' | 'menu'
  /** Root of the docs tree that is shown beside the page. */
  docsRoot: string
  /** Effective options, defaults and front matter included (MET-09, MET-10). */
  theme: ThemeOptions
}

/** Whether an entry stands in the docs tree of the given root (`isUnderCurrentDocsTree`, NRM-05, NRM-06). */
export function isUnderDocsTree(entry: PageMapEntry, docsRoot: string): boolean {
  return entry.docsRoot === docsRoot && (entry.type === 'doc' || entry.type === 'separator')
}
