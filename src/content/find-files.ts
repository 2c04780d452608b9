import { readdirSync } from 'node:fs'
import path from 'node:path'
import { infoOf, realPath } from './links-followed.ts'

/** A file or folder below `content/`, before anything is read. */
export interface FoundFolder {
  name: string
  route: string
  pages: FoundPage[]
  metas: FoundMeta[]
  folders: FoundFolder[]
}

export interface FoundPage {
  name: string
  route: string
  locale?: string
  /** Relative to the site root, forward slashes, as the file system writes it; name and route are in Unicode's composed form (NFC). */
  file: string
}

export interface FoundMeta {
  locale?: string
  file: string
}

const PAGE_FILE = /^(?<name>.+)\.mdx?$/
const META_FILE = /^(?<name>_meta(?:\..+)?)\.ts$/

/**
 * Finds page and meta files below `{root}/content` (MAP-01, MAP-02, MAP-04, MAP-05, MAP-07, MAP-08).
 * Links are followed and a page keeps the route of the link's place; a link that leads to one of its own parents is left out.
 *
 * @param locales locales of the site: only these count as a locale in a file name, so that `node.js.mdx` stays the page `/node.js`
 */
export function findFiles(root: string, locales: readonly string[]): FoundFolder {
  const found = readFolder({ root, locales }, 'content', '', '/', [])
  return found ?? { name: '', route: '/', pages: [], metas: [], folders: [] }
}

interface Search {
  root: string
  locales: readonly string[]
}

function readFolder(
  search: Search,
  folder: string,
  name: string,
  route: string,
  parents: string[],
): FoundFolder | undefined {
  const absolute = path.join(search.root, folder)
  const real = realPath(absolute)
  if (real === undefined || parents.includes(real)) return undefined
  const result: FoundFolder = { name, route, pages: [], metas: [], folders: [] }
  const names = readdirSync(absolute).sort(byCodeUnit)
  for (const entry of names) {
    if (entry.startsWith('[') || entry.startsWith('.')) continue
    const file = `${folder}/${entry}`
    const info = infoOf(path.join(search.root, file))
    if (info?.isDirectory()) {
      if (entry.startsWith('_')) continue
      const child = readFolder(search, file, entry.normalize(), join(route, entry.normalize()), [
        ...parents,
        real,
      ])
      if (child) result.folders.push(child)
    } else if (info?.isFile()) {
      addFile(search, result, entry, file)
    }
  }
  const empty = result.pages.length + result.metas.length + result.folders.length === 0
  return empty ? undefined : result
}

function addFile({ locales }: Search, folder: FoundFolder, entry: string, file: string): void {
  const meta = META_FILE.exec(entry)?.groups?.['name']
  if (meta !== undefined) {
    folder.metas.push({ file, ...withLocale(meta, locales).locale })
    return
  }
  const page = PAGE_FILE.exec(entry)?.groups?.['name']
  if (page === undefined || page.startsWith('_')) return
  const { name, locale } = withLocale(page.normalize(), locales)
  const route = name === 'index' ? folder.route : join(folder.route, name)
  folder.pages.push({ name, route, file, ...locale })
}

/** Takes a locale off the end of a name. */
function withLocale(name: string, locales: readonly string[]): { name: string; locale?: { locale: string } } {
  const locale = locales.find((candidate) => name.endsWith(`.${candidate}`))
  return locale === undefined ? { name } : { name: name.slice(0, -locale.length - 1), locale: { locale } }
}

function join(route: string, name: string): string {
  return route === '/' ? `/${name}` : `${route}/${name}`
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
