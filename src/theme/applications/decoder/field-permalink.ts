import { partId } from '../../../reference/ids.ts'

/**
 * The permalink of a part of a value: that of its field, or of the nearest one around it that the page has.
 * @param first what the permalinks of its fields begin with
 * @param ids permalinks of the page
 * @param whole the permalink of what it is a part of
 */
export function fieldPermalink(
  first: string,
  path: readonly (string | number)[],
  ids: ReadonlySet<string>,
  whole: string,
): string {
  let found = whole
  let id = first
  for (const step of path) {
    if (typeof step === 'number') continue
    id = partId(id, step)
    if (!ids.has(id)) break
    found = id
  }
  return found
}
