/** Takes the place of Vite's helper around every `import()` (src/build/preload-helper.ts), so that it lands in the entry, not in a request of its own. */

const fetched = new Set<string>()
let onlyPrefetching = false

/**
 * Starts fetching all chunks that a dynamic import needs side by side, then imports. Style sheets are skipped: every page links them already.
 *
 * @param load the import
 * @param chunks files below the base path, the imported one included
 */
export function preload<T>(load: () => Promise<T>, chunks: readonly string[] = []): Promise<T> {
  for (const chunk of chunks) {
    if (chunk.endsWith('.js')) addLink(onlyPrefetching ? 'prefetch' : 'modulepreload', chunk)
  }
  return onlyPrefetching ? new Promise(() => {}) : load()
}

/** Fetches what `load` would import at low priority, without running it. Does nothing in development, where no chunks exist. */
export function prefetchOnly(load: () => Promise<unknown>): void {
  if (!import.meta.env.PROD) return
  onlyPrefetching = true
  void load()
  onlyPrefetching = false
}

function addLink(rel: 'prefetch' | 'modulepreload', chunk: string): void {
  const known = `${rel} ${chunk}`
  if (fetched.has(known)) return
  fetched.add(known)
  const link = document.createElement('link')
  link.rel = rel
  link.href = import.meta.env.BASE_URL + chunk
  document.head.append(link)
}

// The name by which compiled imports call it.
export { preload as __vitePreload }
