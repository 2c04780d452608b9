import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Keeps the script that every page loads in one file. Whatever is loaded later depends on all of it, which is true, as it is always there;
 * otherwise the bundler may put what both use into files of their own, and each page makes a second request before anything works.
 */
export function wholeEntry(): Plugin {
  const sources = fileURLToPath(new URL('..', import.meta.url))
  const entry = fileURLToPath(new URL('../pages/+client.ts', import.meta.url))
  const loadedLater = new Set<string>()
  return {
    name: 'docs:whole-entry',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string' || !importer?.startsWith(sources)) return undefined
      const resolved = await this.resolve(specifier, importer)
      if (resolved) loadedLater.add(resolved.id)
      return resolved
    },
    transform(code, id) {
      return loadedLater.has(id) ? { code: `import ${JSON.stringify(entry)}\n${code}`, map: null } : undefined
    },
  }
}
