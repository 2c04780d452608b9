import type { Plugin } from 'vite'
import { fixedTheme } from '../config/fixed-theme.ts'
import { readSiteConfig } from '../content/read-config.ts'
import { localesOf } from '../site/languages.ts'

/**
 * A build leaves out the rules of the switches where its site has nothing to switch: one theme and one language. That is 0.7 kB of every
 * first visit; no other part that a site may lack is worth the condition. The development server keeps them: settings may change.
 * @param root of the site
 */
export function switchStyles(root: string): Plugin {
  return {
    name: 'docs:switch-styles',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /[\\/]navigation[\\/]switch\.module\.css(?:\?|$)/ },
      async handler() {
        const config = await readSiteConfig(root)
        const hasSwitches = fixedTheme(config.theme) === undefined || localesOf(config).length > 1
        return hasSwitches ? undefined : ''
      },
    },
  }
}
