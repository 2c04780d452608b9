import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { SiteProblems } from '../config/problem.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { readSiteConfig } from '../content/read-config.ts'

const ID = 'virtual:site-colours.css'

/**
 * The style sheet `virtual:site-colours.css`: what follows from a site's settings, above all its colours, part of the one style sheet of
 * every page, because a strict content security policy allows no inline styles (THM-09).
 *
 * @param draw writes the style sheet for the site's settings
 */
export function siteColours(root: string, draw: (config: ResolvedSiteConfig) => string): Plugin {
  return {
    name: 'docs:site-colours',
    resolveId(id) {
      return id === ID ? `\0${ID}` : undefined
    },
    async load(id) {
      // The development server asks for it with a query.
      if (id.replace(/\?.*$/, '') !== `\0${ID}`) return undefined
      this.addWatchFile(path.join(root, 'site.config.ts'))
      try {
        return draw(await readSiteConfig(root))
      } catch (error) {
        if (!(error instanceof SiteProblems)) throw error
        // During development the page itself tells what is wrong; a build has checked the settings before.
        return ''
      }
    },
  }
}

/** Lets the development server draw the style sheet again after the settings have changed. */
export function forgetSiteColours({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (id.includes(ID)) moduleGraph.invalidateModule(module)
    }
  }
}
