import { pageOfTwin } from '../config/twin-address.ts'
import type { Part } from './documentation.ts'

/** Titles from the top of the site down to the page of a part. */
export function titleOf({ page }: Part): string {
  return [...(page.path ?? []), page.title].join(' > ')
}

/** Whether all of these words stand in the titles above a part, or in its route: `Scribe V2`, `/nerd`. */
export function isWithin(part: Part, words: string): boolean {
  const place = `${titleOf(part)} ${part.route}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => place.includes(word))
}

/** Route with fragment. */
export function placeOf({ route, id }: Part): string {
  return id === '' ? route : `${route}#${id}`
}

/**
 * Route and fragment of what may be a whole address, or the address of a twin.
 * @param home address of the site with its base path, ends with `/`
 */
export function splitAddress(asked: string, home = '/'): [route: string, id: string] {
  const [address = '', id = ''] = asked.trim().replace(home, '/').split('#', 2)
  const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/^(?!\/)/, '/')
  return [pageOfTwin(path) ?? path.replace(/(.)\/$/, '$1'), id]
}
