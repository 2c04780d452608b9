import type { Plugin } from 'vite'
import { eventAddress } from '../config/forwards.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { readSiteConfig } from '../content/read-config.ts'

const ID = 'virtual:telemetry-settings'

/**
 * The module `virtual:telemetry-settings`: what the scripts of analytics and error reporting need to know. They load it with themselves, so that
 * no page pays for it before.
 * @param root of the site
 */
export function telemetrySettings(root: string): Plugin {
  let base = '/'
  return {
    name: 'docs:telemetry-settings',
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      const settings = Object.entries(settingsOf(await readSiteConfig(root), base))
      return settings.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')
    },
  }
}

/**
 * @param base of the build, with a slash at its end
 * @returns the exports by name, as declared in src/browser/telemetry/settings.d.ts
 */
export function settingsOf(
  { analytics, errorReporting }: Pick<ResolvedSiteConfig, 'analytics' | 'errorReporting'>,
  base: string,
) {
  const below = (path: string) => base + path.slice(1)
  const { domain, scriptHost, proxyPath = '' } = analytics ?? {}
  const { tunnelPath, ...reporting } = errorReporting ?? {}
  const endpoint = scriptHost === undefined ? below(proxyPath) : eventAddress(scriptHost)
  return {
    analytics: analytics && { domain, endpoint },
    errorReporting: errorReporting && {
      ...reporting,
      ...(tunnelPath !== undefined && { tunnel: below(tunnelPath) }),
    },
  }
}
