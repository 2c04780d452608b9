import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const QUERY = '?inline-script'

/** `import text from './x.ts?inline-script'`: the module bundled and minified into one classic script, as a string. */
export function inlineScript(): Plugin {
  return {
    name: 'docs:inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined
      const input = id.slice(0, -QUERY.length)
      const bundle = await rolldown({ input })
      const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false })
      for (const file of await bundle.watchFiles) this.addWatchFile(file)
      await bundle.close()
      // The bundler's notes to itself travel with every page.
      const code = output[0].code.trim().replaceAll('/* @__PURE__ */ ', '')
      return `export default ${JSON.stringify(code)}`
    },
  }
}
