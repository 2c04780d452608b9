import path from 'node:path'
import { build } from 'vite'
import type { Manifest, Sheet } from './manifest.ts'
import { outputOf } from './output-of.ts'
import { CSS_TARGET, DRAW, viteSettings } from './vite-settings.ts'

/** Style sheets of their own, by the files whose rules they hold; everything else is in the sheet `site`. */
const APART: { name: Sheet; test: RegExp }[] = [
  { name: 'reference', test: /[\\/]theme[\\/]reference[\\/].*\.css$/ },
  { name: 'filter', test: /[\\/]theme[\\/]parts[\\/]filter\.module\.css$/ },
  { name: 'switches', test: /[\\/]theme[\\/]navigation[\\/]switch\.module\.css$/ },
  { name: 'banner', test: /[\\/]theme[\\/]layout[\\/]banner\.module\.css$/ },
]

/**
 * Bundles what draws pages: a module for Node.js, and the style sheets of everything it can draw.
 * @param project absolute path of the project
 * @param folder is written to
 * @returns the texts of the sheets
 */
export async function bundleTheme(project: string, folder: string): Promise<Manifest['sheets']> {
  const result = await build({
    ...viteSettings(project),
    mode: 'production',
    logLevel: 'warn',
    // It runs in Node.js, though its style sheets are for browsers.
    resolve: { conditions: ['node', 'module', 'production'], mainFields: ['module', 'main'] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      cssTarget: CSS_TARGET,
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      modulePreload: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { draw: path.join(project, DRAW) },
        external: [/^node:/, /^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
        checks: { bundlerTimings: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
          codeSplitting: {
            groups: [
              ...APART.map(({ name, test }) => ({ name, test, priority: 1 })),
              { name: 'site', test: /\.css$/ },
            ],
          },
        },
      },
    },
  })
  const files = outputOf(result)
  const sheet = (name: Sheet): string => {
    const found = files.find((file) => file.fileName === `${name}.css`)
    if (found?.type !== 'asset') throw new Error(`The bundle of the theme has no style sheet "${name}".`)
    return String(found.source)
  }
  return {
    site: sheet('site'),
    switches: sheet('switches'),
    banner: sheet('banner'),
    reference: sheet('reference'),
    filter: sheet('filter'),
  }
}
