/** Makes single entries of the page map out of a source and what the meta records say about it. */
import type { ThemeOverrides } from '../config/meta-schema.ts'
import type { EntryOptions } from './entry-options.ts'
import type { FolderEntry, IndexPage, MetaOnlyEntry, PageEntry } from './page-map-entry.ts'
import { isErrorRoute } from './route.ts'
import { isSplit, type SourceFolder, type SourcePage } from './source.ts'
import { navigationTitle, titleCase } from './title.ts'

/** What an entry gets from the folders above it. */
export interface Place {
  docsRoot: string
  visible: boolean
  theme: ThemeOverrides
  path: readonly FolderEntry[]
  /** Words that titles made from file names spell exactly so (TTL-04). */
  acronyms: readonly string[]
}

/** An index page and what the meta record that lists it says. */
export interface IndexCandidate {
  source: SourcePage
  options: EntryOptions
}

export function makePageEntry(source: SourcePage, options: EntryOptions, place: Place): PageEntry {
  return {
    ...entryFields(source.name, source.route, options, place),
    kind: 'page',
    type: options.type === 'page' ? 'page' : 'doc',
    route: source.route,
    source,
    title: navigationTitle(options.title, source, place.acronyms),
    ...(source.locale !== undefined && { locale: source.locale }),
  }
}

/** The entry of a folder, still without its children. */
export function makeFolderEntry(
  { name, route }: SourceFolder,
  options: EntryOptions,
  place: Place,
  index: IndexCandidate | undefined,
): FolderEntry {
  const frontMatter = index?.source.frontMatter
  // The pages of a document's groups are many, and the table of its first page leads to them as well.
  const folded = index && isSplit(index.source) ? true : undefined
  const collapsed = frontMatter?.collapsed ?? options.theme.collapsed ?? folded
  const folder: FolderEntry = {
    ...entryFields(name, route, options, place),
    kind: 'Folder',
    type: options.type === 'page' || options.type === 'menu' ? options.type : 'doc',
    route,
    title: options.title ?? frontMatter?.title ?? titleCase(name, place.acronyms),
    withIndexPage: index !== undefined,
    firstChildRoute: '',
    children: [],
    ...(collapsed !== undefined && { collapsed }),
    ...(options.items && { items: options.items }),
  }
  if (index) folder.indexPage = indexPage(index, folder)
  return folder
}

export function makeMetaOnlyEntry(name: string, options: EntryOptions, place: Place): MetaOnlyEntry {
  const { type = 'doc', items } = options
  return {
    ...entryFields(name, '', options, place),
    kind: 'Meta',
    type,
    route: '',
    title: options.title ?? (type === 'separator' ? '' : titleCase(name, place.acronyms)),
    ...(items && { items }),
  }
}

function entryFields(name: string, route: string, options: EntryOptions, place: Place) {
  const { display, newWindow, href } = options
  return {
    name,
    display,
    visible: place.visible && display !== 'hidden' && !name.startsWith('_') && !isErrorRoute(route),
    newWindow,
    docsRoot: place.docsRoot,
    theme: { ...place.theme, ...options.theme },
    ...(href !== undefined && { href }),
  }
}

function indexPage({ source, options }: IndexCandidate, folder: FolderEntry): IndexPage {
  const { type, title } = options
  return {
    source,
    title: title ?? source.frontMatter.title ?? folder.title,
    visible: folder.visible && options.display !== 'hidden',
    type: type === undefined || type === 'separator' ? folder.type : type,
  }
}
