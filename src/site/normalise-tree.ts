/** Turns the source tree into the normalised page map (theme-behaviour sections 1 and 1.4). */
import type { ThemeOverrides } from '../config/meta-schema.ts'
import { type EntryOptions, entryOptions, type FolderMeta, folderMeta } from './entry-options.ts'
import { type LocaleChoice, metaOfLocale, type NamedSources, sourcesByName } from './locale-choice.ts'
import {
  type IndexCandidate,
  makeFolderEntry,
  makeMetaOnlyEntry,
  makePageEntry,
  type Place,
} from './make-entry.ts'
import { sortUnlisted } from './order.ts'
import type { FolderEntry, PageEntry, PageMapEntry, PageRecord } from './page-map-entry.ts'
import { pageTheme } from './page-theme.ts'
import type { SourceFolder, SourcePage } from './source.ts'

export interface NormalisedTree {
  entries: PageMapEntry[]
  /** Every page of the locale by route, hidden ones and error pages included. */
  pages: Map<string, PageRecord>
}

/** @param acronyms Words that titles made from file names spell exactly so (TTL-04). */
export function normaliseTree(
  root: SourceFolder,
  locale: LocaleChoice,
  acronyms: readonly string[],
): NormalisedTree {
  const pages: NormalisedTree['pages'] = new Map()
  const top: Place = { docsRoot: '', visible: true, theme: {}, path: [], acronyms }
  return { entries: entriesOf(root, metaOf(root), top, false), pages }

  function metaOf(folder: SourceFolder): FolderMeta {
    return folderMeta(metaOfLocale(folder.metas, locale))
  }

  /** The entries of a folder: those of its meta record, in that order, then the others (ORD-01 – ORD-03). */
  function entriesOf(
    source: SourceFolder,
    meta: FolderMeta,
    place: Place,
    indexTaken: boolean,
  ): PageMapEntry[] {
    const found = sourcesByName(source, locale)
    if (indexTaken) delete found.get('index')?.page
    const listed = [...meta.values].flatMap(([name, value]): PageMapEntry[] => {
      const options = entryOptions(value, meta)
      const sources = found.get(name)
      if (sources && standsForSources(options, sources)) {
        found.delete(name)
        return sourceEntry(sources, options, place)
      }
      return isDead(options, name, source) ? [] : [makeMetaOnlyEntry(name, options, place)]
    })
    const unlisted = entryOptions(undefined, meta)
    const others = [...found.values()].flatMap((sources) => sourceEntry(sources, unlisted, place))
    return [...listed, ...sortUnlisted(others, dateOf, locale.active)]
  }

  /** A page, a folder, or both merged into one folder entry (NRM-01); nothing for an empty folder (MAP-04). */
  function sourceEntry(
    sources: NamedSources,
    options: EntryOptions,
    place: Place,
  ): (PageEntry | FolderEntry)[] {
    const { page, folder } = sources
    const folderEntry = folder && filledFolder(folder, page, options, place)
    if (folderEntry) return [folderEntry]
    if (page === undefined) return []
    const entry = makePageEntry(page, options, place)
    addPage(page, [...place.path, entry], entry.type, entry.docsRoot, entry.theme)
    return [entry]
  }

  function filledFolder(
    source: SourceFolder,
    samePage: SourcePage | undefined,
    options: EntryOptions,
    place: Place,
  ): FolderEntry | undefined {
    const meta = metaOf(source)
    const index = samePage ? { source: samePage, options } : innerIndex(source, meta, options)
    const folder = makeFolderEntry(source, options, place, index)
    const { theme, visible } = folder
    const path = [...place.path, folder]
    const docsRoot = folder.type === 'doc' ? place.docsRoot : folder.route
    if (index && folder.indexPage) {
      addPage(index.source, path, folder.indexPage.type, docsRoot, { ...theme, ...index.options.theme })
    }
    // A hidden section is in no list of others; inside, it has everything that a section has.
    const inside = { ...place, docsRoot, visible: visible || folder.type !== 'doc', theme, path }
    folder.children = entriesOf(source, meta, inside, index !== undefined)
    folder.firstChildRoute = firstRoute(folder.children)
    return index || folder.children.length > 0 ? folder : undefined
  }

  /** NRM-02. In a section of its own, an index page declared `doc` stays a page of that section's sidebar. */
  function innerIndex(
    source: SourceFolder,
    meta: FolderMeta,
    outer: EntryOptions,
  ): IndexCandidate | undefined {
    const page = sourcesByName(source, locale).get('index')?.page
    if (page === undefined) return undefined
    const options = entryOptions(meta.values.get('index'), meta)
    const isSection = outer.type === 'page' || outer.type === 'menu'
    return isSection && options.type === 'doc' ? undefined : { source: page, options }
  }

  function addPage(
    source: SourcePage,
    path: PageRecord['path'],
    type: PageRecord['type'],
    docsRoot: string,
    theme: ThemeOverrides,
  ): void {
    const entry = path.at(-1)
    if (entry === undefined) return
    const { route, frontMatter } = source
    pages.set(route, { route, source, entry, path, type, docsRoot, theme: pageTheme(theme, frontMatter) })
  }
}

/** A separator is no page, and only a folder can be a menu: such a key and a file of its name stay apart. */
function standsForSources({ type }: EntryOptions, { folder }: NamedSources): boolean {
  return type !== 'separator' && (type !== 'menu' || folder !== undefined)
}

/** ORD-04: a label without target, whose file exists in another locale only or (a build error) not at all. */
function isDead({ href, type, items }: EntryOptions, name: string, source: SourceFolder): boolean {
  if (href !== undefined || items !== undefined || type === 'separator') return false
  return type === undefined || source.children.some((child) => child.name === name)
}

function dateOf(entry: PageEntry | FolderEntry): string | undefined {
  const source = entry.kind === 'page' ? entry.source : entry.indexPage?.source
  return source?.frontMatter.date
}

/** NRM-03. */
function firstRoute(entries: readonly PageMapEntry[]): string {
  for (const entry of entries) {
    if (!entry.visible || entry.kind === 'Meta') continue
    const route = entry.kind === 'page' || entry.indexPage?.visible ? entry.route : entry.firstChildRoute
    if (route !== '') return route
  }
  return ''
}
