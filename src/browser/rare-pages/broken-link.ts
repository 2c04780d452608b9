import { settings } from '../settings.ts'

/** On the not-found page the requested path, query included and base path left out, goes into the issue's title (GIT-06, R2.07). */
export function fillBrokenLink(): void {
  const { base } = settings
  const { pathname, search } = location
  const path = (pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname) + search
  // Once: such a page is never exchanged, as its answer is an error.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-broken-link]')) {
    link.href = issueWithPath(link.href, path)
  }
}

/** Puts `path` into the address of a new issue, in whose title the page wrote `%PATH%`. */
export function issueWithPath(href: string, path: string): string {
  return href.replaceAll(/%(?:25)?PATH%(?:25)?/g, () => encodeURIComponent(path))
}
