import { SECURITY_HEADERS } from '../../../src/config/hosting.ts'
import type { HostedSite } from '../../../src/hosting/hosted-site.ts'

/** A site in two languages below a path. */
export const EXAMPLE_SITE: HostedSite = {
  base: '/docs',
  headers: { ...SECURITY_HEADERS, 'content-security-policy': "default-src 'none'" },
  redirects: {
    '/old/page': '/guide#start',
    '/shop': 'https://shop.example/x?from=docs',
    '/a*b:c é': '/guide',
  },
  forwards: [{ kind: 'analytics', path: '/t/api/event', to: 'https://stats.example/api/event' }],
  languages: ['/fr'],
  twinless: [],
  types: [
    ['html', 'text/html; charset=utf-8'],
    ['js', 'text/javascript; charset=utf-8'],
  ],
}
