/**
 * Files that only come into being while pages are drawn, and the search data, of which pages name a part. Pages are drawn in another module graph than the steps of the build and the
 * development server, so the files wait where both find them (as in `site-version.ts`): the build writes them, the server serves them.
 */
const KEY = Symbol.for('docs.drawn-files')
const shared = globalThis as { [KEY]?: Map<string, string> }

/** @param address without base path; its name carries a hash of the text */
export function addDrawnFile(address: string, text: string): void {
  shared[KEY] = new Map(shared[KEY]).set(address, text)
}

export function drawnFiles(): ReadonlyMap<string, string> {
  return shared[KEY] ?? new Map()
}
