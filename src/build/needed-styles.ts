import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { fixedTheme } from '../config/fixed-theme.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { readSiteConfig } from '../content/read-config.ts'
import { localesOf } from '../site/languages.ts'

/** Rules that some sites have no use for, below src/theme, and whether a site has. */
const SOMETIMES: Record<string, (config: ResolvedSiteConfig) => boolean> = {
  'layout/keep-site.module.css': ({ offline }) => offline,
  'layout/banner.module.css': ({ theme }) => theme.banner !== undefined,
  'navigation/switch.module.css': (config) =>
    fixedTheme(config.theme) === undefined || localesOf(config).length > 1,
}

/**
 * A build leaves out rules about parts that the settings of its site never draw. The development server keeps them: settings may change.
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
      return isNeeded(await readSiteConfig(root)) ? undefined : ''
    },
  }
}
