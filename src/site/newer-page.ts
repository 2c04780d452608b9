/** Pages of older versions, and the pages that have taken their place. */
import { nearest } from '../config/nearest.ts'
import type { Problem } from '../config/problem.ts'
import type { PageMap } from './page-map.ts'
import type { FolderEntry, PageRecord } from './page-map-entry.ts'

/**
 * The newest page of the same subject: what `newerPage` in the front matter names, else the page at the same place in the highest of the version
 * folders beside its own (`v1`, `v2`, …). Undefined for a page that is the newest itself.
 */
export function newestPage(map: PageMap, record: PageRecord): PageRecord | undefined {
  const passed = new Set([record])
  for (let newer = newerPage(map, record); newer && !passed.has(newer); newer = newerPage(map, newer))
    passed.add(newer)
  const [, ...newer] = passed
  return newer.at(-1)
}

/** Values of `newerPage` that name no page of the locale, or in the end the page itself. */
export function newerPageProblems(map: PageMap): Problem[] {
  return [...map.pages.values()].flatMap((record): Problem[] => {
    const { newerPage: named } = record.source.frontMatter
    if (named === undefined) return []
    const mistake = { file: record.source.file, keyPath: 'newerPage', received: named }
    const found = map.pages.get(named)
    if (!found) {
      const near = nearest(named, [...map.pages.keys()])
      const message = 'There is no page at this address'
      return [
        {
          ...mistake,
          message,
          expected: 'a page of this site',
          ...(near !== undefined && { nearest: near }),
        },
      ]
    }
    const isRing = found === record || newestPage(map, found) === record
    return isRing ? [{ ...mistake, message: 'The page would be newer than itself' }] : []
  })
}

function newerPage({ entries, pages }: PageMap, { route, source, path }: PageRecord): PageRecord | undefined {
  if (source.frontMatter.newerPage !== undefined) return pages.get(source.frontMatter.newerPage)
  const depth = path.findIndex(({ kind, name }) => kind === 'Folder' && versionOf(name) > 0)
  const own = path[depth]
  if (!own) return undefined
  const above = path[depth - 1]
  const beside = above?.kind === 'Folder' ? above.children : entries
  return beside
    .filter(
      (entry): entry is FolderEntry =>
        entry.kind === 'Folder' && entry.visible && versionOf(entry.name) > versionOf(own.name),
    )
    .sort((a, b) => versionOf(b.name) - versionOf(a.name))
    .flatMap((folder) => pages.get(folder.route + route.slice(own.route.length)) ?? [])[0]
}

/** 2 for `v2`; 0 for any other name. */
function versionOf(folder: string): number {
  return Number(/^v(\d+)$/.exec(folder)?.[1] ?? 0)
}
