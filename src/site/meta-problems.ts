import type { MetaMenuItem } from '../config/meta-schema.ts'
import { nearest } from '../config/nearest.ts'
import type { Problem } from '../config/problem.ts'
import type { SourceFolder, SourceMeta, SourceMetaEntry } from './source.ts'

/**
 * Keys of meta records that stand for nothing (ORD-04): no file or folder of that name beside the record, in any
 * locale, and no `href`, `type` or `items`. Also menu items that lead to no page. All folders, all locales.
 */
export function metaProblems(root: SourceFolder): Problem[] {
  const routes = new Set<string>()
  collectRoutes(root, routes)
  return problemsBelow(root, routes)
}

function problemsBelow(folder: SourceFolder, routes: ReadonlySet<string>): Problem[] {
  const own = folder.metas.flatMap((meta) =>
    meta.entries.flatMap((entry): Problem[] => {
      const { file } = meta
      const { key, value, line, column } = entry
      if (value.type === 'menu') {
        const lost = itemsWithoutPage(key, value.items, folder, routes)
        return lost.map((problem) => ({ file, line, column, ...problem }))
      }
      return isDead(entry, folder) ? [{ file, line, column, ...deadKey(key, meta, folder) }] : []
    }),
  )
  const inFolders = folder.children.flatMap((child) =>
    child.kind === 'folder' ? problemsBelow(child, routes) : [],
  )
  return [...own, ...inFolders]
}

function isDead({ key, value }: SourceMetaEntry, folder: SourceFolder): boolean {
  if (key === '*' || value.type !== undefined || value.href !== undefined) return false
  return folder.children.every(({ name }) => name !== key)
}

/** A name that the record does not list yet is the likelier one (C37). */
function deadKey(key: string, meta: SourceMeta, { children, route }: SourceFolder): Omit<Problem, 'file'> {
  const names = children.map(({ name }) => name)
  const listed = new Set(meta.entries.map((entry) => entry.key))
  const unlisted = names.filter((name) => !listed.has(name))
  const match = nearest(key, unlisted) ?? nearest(key, names)
  return {
    keyPath: key,
    message: 'No file or folder of this name, and the entry has no `href`, `type` or `items`',
    expected: `the name of a file or folder in ${route === '/' ? 'the content folder' : route}`,
    ...(match !== undefined && { nearest: match }),
  }
}

/** NAV-12: an item without `href` leads to the child of the menu's folder with its key. */
function itemsWithoutPage(
  key: string,
  items: readonly MetaMenuItem[],
  { children }: SourceFolder,
  routes: ReadonlySet<string>,
): Omit<Problem, 'file'>[] {
  const folder = children.find((child) => child.kind === 'folder' && child.name === key)
  const names = folder?.kind === 'folder' ? folder.children.map(({ name }) => name) : []
  return items.flatMap((item): Omit<Problem, 'file'>[] => {
    const route = `${folder?.route ?? ''}/${item.key}`
    if (item.href !== undefined || routes.has(route)) return []
    const match = nearest(item.key, names)
    const message = `The item has no \`href\`, and there is no page ${route}`
    return [{ keyPath: `${key}.items.${item.key}`, message, ...(match !== undefined && { nearest: match }) }]
  })
}

/** Of pages and of folders: an item may lead to the first page of a folder. */
function collectRoutes(folder: SourceFolder, routes: Set<string>): void {
  for (const child of folder.children) {
    routes.add(child.route)
    if (child.kind === 'folder') collectRoutes(child, routes)
  }
}
