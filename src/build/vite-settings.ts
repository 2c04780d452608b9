import path from 'node:path'
import vike from 'vike/plugin'
import type { InlineConfig } from 'vite'
import type { BuildArguments } from './arguments.ts'
import { contentWatcher } from './content-watcher.ts'
import { inlineScript } from './inline-script.ts'
import { siteFiles } from './site-files.ts'

/**
 * Settings of Vite for one site: the code comes from the project, content and public files from the root.
 * @param outDir where Vike writes `client/` and `server/`
 */
export function viteSettings(given: BuildArguments, project: string, outDir: string): InlineConfig {
  return {
    root: project,
    configFile: false,
    base: given.base,
    publicDir: path.join(given.root, 'public'),
    logLevel: given.command === 'build' ? 'warn' : 'info',
    clearScreen: false,
    plugins: [inlineScript(), siteFiles(given.root), contentWatcher(given.root), vike()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          // One style sheet for everything that is drawn at build time, in both environments.
          codeSplitting: { groups: [{ name: 'site', test: /\.css$/ }] },
        },
      },
    },
    css: { modules: { generateScopedName: given.command === 'build' ? shortName : '[name]_[local]' } },
    server: { port: given.port, host: '127.0.0.1' },
  }
}

const shortNames = new Map<string, string>()

/** `a`, `b`, … `ba`: class names cost bytes on every page; the order of first use is the order of the build, so it repeats. */
function shortName(name: string, file: string): string {
  const key = `${file}:${name}`
  const known = shortNames.get(key)
  if (known !== undefined) return known
  const short = `c${shortNames.size.toString(36)}`
  shortNames.set(key, short)
  return short
}
