import type { BrowserSettings } from '../config/browser-settings.ts'
import { eventAddress } from '../config/forwards.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'

/**
 * What the scripts in the browser must know of a site.
 * @param base base path, with a slash at both ends
 */
export function browserSettings(
  {
    analytics,
    errorReporting,
    offline,
  }: Pick<ResolvedSiteConfig, 'analytics' | 'errorReporting' | 'offline'>,
  base: string,
): BrowserSettings {
  const below = (path: string) => base + path.slice(1)
  return {
    base,
    ...(offline && { offline }),
    ...(analytics && {
      analytics: {
        domain: analytics.domain,
        endpoint:
          analytics.scriptHost === undefined
            ? below(analytics.proxyPath ?? '')
            : eventAddress(analytics.scriptHost),
      },
    }),
    ...(errorReporting && { errorReporting: reportSettings(errorReporting, below) }),
  }
}

function reportSettings(
  { tunnelPath, ...reporting }: NonNullable<ResolvedSiteConfig['errorReporting']>,
  below: (path: string) => string,
) {
  return { ...reporting, ...(tunnelPath !== undefined && { tunnel: below(tunnelPath) }) }
}
