import { allIds } from '../checks/all-ids.ts'
import type { ApiReference } from '../model.ts'

/**
 * Where the permalinks of a reference have gone that was one page: the slug of a group by a permalink, or by the beginning that many have in common
 * (`idStart`); empty for one that has stayed although others that begin so have gone.
 */
export type MovedIds = Readonly<Record<string, string>>

/** `start.body.priority:low` begins with `start`: the operation, message or shape that a part belongs to. */
export function idStart(id: string): string {
  return id.replace(/[.:].*$/s, '')
}

/** @param first page of the reference */
export function movedIds({ index, ...first }: ApiReference): MovedIds {
  if (!index) return {}
  const moved: Record<string, string> = Object.create(null)
  for (const { id, slug, operations, others } of index.groups)
    for (const each of [id, ...operations.map((operation) => operation.id), ...others]) moved[each] = slug
  for (const { id, slug } of index.shapes) if (slug !== undefined) moved[id] = slug
  for (const { id } of allIds(first)) if (moved[id] === undefined && moved[idStart(id)]) moved[id] = ''
  return { ...moved }
}

/** @returns the slug of the group that has the permalink; undefined for one that is on the first page, or nowhere */
export function movedTo(id: string, moved: MovedIds): string | undefined {
  const own = (key: string) => (Object.hasOwn(moved, key) ? moved[key] : undefined)
  return (own(id) ?? own(idStart(id))) || undefined
}
