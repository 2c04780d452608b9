/** What `content/` found on disk, as plain data: the input of every function in `site/`. */
import type { FrontMatter } from '../config/front-matter-schema.ts'
import type { MetaEntry } from '../config/meta-schema.ts'

/** A page file. `route` has no base path, no trailing slash, no locale; the home page is `/`. */
export interface SourcePage {
  kind: 'page'
  /** File name without locale and extension, for example `index` or `batch-development`. */
  name: string
  route: string
  locale?: string
  /** Path relative to the site root with forward slashes, for example `content/scribe/v2/faq.mdx`. */
  file: string
  frontMatter: FrontMatter
  /** Plain text of the first level-1 heading (markup stripped), when there is one. */
  heading?: string
  /** It has no file of its own: it shows one group of the API document of that page. */
  group?: SourceGroup
}

export interface SourceGroup {
  /** Last part of the page's route. */
  slug: string
  /** Route of the page whose file it is, the first page of the reference. */
  first: string
}

/** One `_meta` file of a folder; a folder may have one per locale (`_meta.fr.ts`). */
export interface SourceMeta {
  locale?: string
  file: string
  /** In source order (ORD-06), `*` included. */
  entries: SourceMetaEntry[]
  /** Where it leads readers. */
  links?: SourceMetaLink[]
}

/** A link of a meta record: the value of an `href`, and where it stands in the file. */
export interface SourceMetaLink {
  href: string
  keyPath: string
  line: number
  column: number
}

export interface SourceMetaEntry {
  key: string
  value: MetaEntry
  line: number
  column: number
}

export interface SourceFolder {
  kind: 'folder'
  /** Folder name; empty for the content root. */
  name: string
  /** Route of the folder; `/` for the content root. */
  route: string
  metas: SourceMeta[]
  /** In code-unit order of their names. */
  children: (SourceFolder | SourcePage)[]
}

/** All meta records of a tree, depth first. */
export function allMetas({ metas, children }: SourceFolder): SourceMeta[] {
  return [...metas, ...children.flatMap((child) => (child.kind === 'folder' ? allMetas(child) : []))]
}

/** The order of what lies in a folder: that of code units, the same on every machine. */
export function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
}

/** Whether the groups of a page's API document have pages of their own, this one among them. */
export function isSplit({ frontMatter }: SourcePage): boolean {
  return frontMatter.apiPages === 'groups'
}

/** All pages of a tree, depth first. */
export function allPages(folder: SourceFolder): SourcePage[] {
  return folder.children.flatMap((child) => (child.kind === 'page' ? [child] : allPages(child)))
}
