import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Private to Vite: when an upgrade renames it, pages make a second request for scripts and the check of the output fails. */
const VITE_HELPER = '\0vite/preload-helper.js'

/**
 * Puts our own helper in the place of Vite's for our own code. Vite's would share a chunk with Vike's unused router: a second request on
 * every page before anything works.
 */
export function preloadHelper(): Plugin {
  const sources = fileURLToPath(new URL('..', import.meta.url))
  const own = path.join(sources, 'browser/preload.ts')
  return {
    name: 'docs:preload-helper',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      return id === VITE_HELPER && importer?.startsWith(sources) === true ? own : undefined
    },
  }
}
