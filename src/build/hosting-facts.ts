import { forwardsOf, reportOrigins } from '../config/forwards.ts'
import { SECURITY_HEADERS } from '../config/hosting.ts'
import type { Hosting } from '../config/hosting-schema.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { redirectsOf } from '../site/redirects.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/**
 * What servers need to know of a built site (src/config/hosting.ts).
 * @param beforePaint text of the inline script that every page has
 */
export function hostingFacts(config: ResolvedSiteConfig, beforePaint: string): Hosting {
  return {
    headers: {
      ...SECURITY_HEADERS,
      'content-security-policy': contentSecurityPolicy(beforePaint, [
        ...reportOrigins(config),
        ...config.theme.consoleHosts,
      ]),
    },
    redirects: Object.fromEntries(redirectsOf(config)),
    forwards: forwardsOf(config),
  }
}
