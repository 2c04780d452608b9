import type { SearchData } from '../data.ts'

/**
 * Names of folders that have no page of their own, by the route of the page that opens them: the first one in the order of the site. Who looks
 * for `nerd` wants to be where `/nerd/…` begins.
 */
export function folderNames(data: SearchData): Map<string, string[]> {
  const names = new Map<string, string[]>()
  const opened = new Set<string>()
  for (const [route, { path = [], hidden }] of Object.entries(data)) {
    if (hidden) continue
    const segments = route.split('/').slice(1, -1)
    segments.forEach((_segment, depth) => {
      const folder = `/${segments.slice(0, depth + 1).join('/')}`
      if (opened.has(folder)) return
      opened.add(folder)
      if (data[folder] !== undefined) return
      // The prefix of a language has no title.
      const title = path[depth + path.length - segments.length]
      names.set(route, [
        ...(names.get(route) ?? []),
        lastSegment(folder),
        ...(title === undefined ? [] : [title]),
      ])
    })
  }
  return names
}

/** The last segment of a route, as readers write it. */
export function lastSegment(route: string): string {
  const segment = route.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
