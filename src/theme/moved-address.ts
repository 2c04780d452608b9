import { type MovedIds, movedTo } from '../reference/pages/moved-ids.ts'
import { decodePath } from '../site/route.ts'

/** What has moved to pages of groups, by the address of the first page of a reference, with its locale and without base path. */
export type MovedParts = Readonly<Record<string, MovedIds>>

/**
 * Where an address leads that was written for a reference on one page: `/api#start-job.body` → `/api/jobs#start-job.body`.
 * @param address with locale, without base path; every other one is returned unchanged
 */
export function movedAddress(address: string, moved: MovedParts): string {
  const [, path = '', id = ''] = /^([^?#]*)#(.+)$/s.exec(address) ?? []
  const first = path.replace(/(.)\/$/, '$1')
  const ids = id === '' ? undefined : moved[decodePath(first)]
  const slug = ids && movedTo(decodePath(id), ids)
  return slug === undefined ? address : `${first.replace(/\/$/, '')}/${slug}#${id}`
}
