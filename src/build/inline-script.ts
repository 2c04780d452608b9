import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { fixedTheme } from '../config/fixed-theme.ts'
import { readSiteConfig } from '../content/read-config.ts'

const QUERY = '?inline-script'
const SITE_PARTS = fileURLToPath(new URL('../browser/site-parts.ts', import.meta.url))

/**
 * `import text from './x.ts?inline-script'`: the module bundled and minified into one classic script, as a string. A build leaves out what the
 * settings of its site never need; the script is the same on every page all the same.
 * @param root of the site
 */
export function inlineScript(root: string): Plugin {
  let isBuild = false
  return {
    name: 'docs:inline-script',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined
      const input = id.slice(0, -QUERY.length)
      const parts = isBuild ? await siteParts(root) : undefined
      const load = (file: string) => (file === SITE_PARTS ? parts : undefined)
      const bundle = await rolldown({ input, plugins: [{ name: 'site-parts', load }] })
      const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false })
      for (const file of await bundle.watchFiles) this.addWatchFile(file)
      await bundle.close()
      // The bundler's notes to itself travel with every page.
      const code = output[0].code.trim().replaceAll('/* @__PURE__ */ ', '')
      return `export default ${JSON.stringify(code)}`
    },
  }
}

/** In place of src/browser/site-parts.ts. */
async function siteParts(root: string): Promise<string> {
  const { theme } = await readSiteConfig(root)
  return `export const HAS_THEMES = ${fixedTheme(theme) === undefined}
export const HAS_BANNER = ${theme.banner !== undefined}`
}
