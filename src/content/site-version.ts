/**
 * Counts the changes of a site while it is edited. The watcher lives in Node, the reader in the development server's module runner:
 * two module graphs of one process, so the count is kept where both find it.
 */
const KEY = Symbol.for('docs.site-version')
const shared = globalThis as { [KEY]?: number }

export function siteVersion(): number {
  return shared[KEY] ?? 0
}

export function markSiteStale(): void {
  shared[KEY] = siteVersion() + 1
}
