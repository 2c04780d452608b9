import type { Plugin } from 'vite'

/**
 * Keeps the script that every page loads in one file. Whatever is loaded later depends on all of it, which is true, as it is always there;
 * otherwise the bundler may put what both use into files of their own, and each page makes a second request before anything works.
 * @param sources folder of the code
 * @param entry absolute path of the module that every page loads
 */
export function wholeEntry(sources: string, entry: string): Plugin {
  const loadedLater = new Set<string>()
  return {
    name: 'docs:whole-entry',
    enforce: 'pre',
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
