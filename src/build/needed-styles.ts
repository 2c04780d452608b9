import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { fixedTheme } from '../config/fixed-theme.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { readSiteConfig } from '../content/read-config.ts'
import { isRaster } from '../images/formats.ts'
import { localesOf } from '../site/languages.ts'

/** Rules that some sites have no use for, below src/theme, and whether a site has. */
const SOMETIMES: Record<string, (config: ResolvedSiteConfig, root: string) => boolean> = {
  'blocks/picture.module.css': (_, root) => hasPictures(root),
  'layout/keep-site.module.css': ({ offline }) => offline,
  'layout/banner.module.css': ({ theme }) => theme.banner !== undefined,
  'navigation/switch.module.css': (config) =>
    fixedTheme(config.theme) === undefined || localesOf(config).length > 1,
}

/**
 * A build leaves out rules about parts that its site never draws. The development server keeps them: settings may change.
 * @param root of the site
 */
export function neededStyles(root: string): Plugin {
  const theme = fileURLToPath(new URL('../theme/', import.meta.url))
  return {
    name: 'docs:needed-styles',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      if (!id.startsWith(theme)) return undefined
      const isNeeded = SOMETIMES[id.slice(theme.length).replace(/\?.*$/, '')]
      if (!isNeeded) return undefined
      return isNeeded(await readSiteConfig(root), root) ? undefined : ''
    },
  }
}

/** Pages may show pictures of both folders. */
function hasPictures(root: string): boolean {
  return ['content', 'public'].some((folder) => {
    const found = path.join(root, folder)
    return existsSync(found) && readdirSync(found, { recursive: true, encoding: 'utf8' }).some(isRaster)
  })
}
