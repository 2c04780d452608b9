import type { PageRecord } from './page-map-entry.ts'
import { isErrorRoute } from './route.ts'

/** The page is in no list that readers of other pages see. */
export function isHidden({ path, source }: Pick<PageRecord, 'path' | 'source'>): boolean {
  return path.some(
    (entry) =>
      !entry.visible ||
      (entry.kind === 'Folder' && entry.indexPage?.source === source && !entry.indexPage.visible),
  )
}

/**
 * Whether programs that list the pages of the site are told of this one: what `advertised` in its front matter says, else whether readers see it in the
 * navigation. Error pages never are.
 */
export function isAdvertised(record: Pick<PageRecord, 'path' | 'source' | 'route'>): boolean {
  return !isErrorRoute(record.route) && (record.source.frontMatter.advertised ?? !isHidden(record))
}
