import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Puts modules that several of the files loaded later share into one of these files, which is there once the page is idle. Otherwise the bundler
 * makes a file of each, and a click waits for the file that it needs and then for those.
 * @param ahead absolute path of the module that is loaded when the page is idle
 * @param shared absolute paths of modules that do not import each other
 */
export function loadedAhead(ahead: string, shared: readonly string[]): Plugin {
  const imported = importReader()
  return {
    name: 'docs:loaded-ahead',
    enforce: 'pre',
    async transform(code, id) {
      const isShared = shared.includes(id)
      // The bundler joins what is only needed where `ahead` is there: `ahead` needs all of them, and what needs one of them needs `ahead`.
      const needs = id === ahead ? shared : !isShared && (await reaches(shared, id, imported)) ? [ahead] : []
      if (needs.length === 0 && !isShared) return undefined
      const imports = needs.map((file) => `import ${JSON.stringify(file)}\n`).join('')
      // `ahead` uses nothing of them, and what is not used would be left out of it.
      return { code: imports + code, map: null, ...(isShared && { moduleSideEffects: 'no-treeshake' }) }
    },
  }
}

/** Whether a module imports one of the others, itself or through what it imports. */
async function reaches(
  targets: readonly string[],
  file: string,
  imported: (file: string) => Promise<readonly string[]>,
  visited = new Set<string>(),
): Promise<boolean> {
  if (targets.includes(file)) return true
  if (visited.has(file)) return false
  visited.add(file)
  for (const next of await imported(file)) if (await reaches(targets, next, imported, visited)) return true
  return false
}

/** Tells which files a module imports. Each is read once, though many others lead to it. */
function importReader(): (file: string) => Promise<readonly string[]> {
  const known = new Map<string, Promise<string[]>>()
  const read = async (file: string) => {
    if (!/\.tsx?$/.test(file)) return []
    const text = await readFile(file, 'utf8')
    const names = text.matchAll(/^(?:import(?! type)|export|\}).* from '(\.[^']+)'/gm)
    return Array.from(names, ([, name = '']) => path.resolve(path.dirname(file), name))
  }
  return (file) => {
    const found = known.get(file) ?? read(file)
    known.set(file, found)
    return found
  }
}
