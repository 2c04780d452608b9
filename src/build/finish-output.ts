import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { forwardsOf, reportOrigins } from '../config/forwards.ts'
import { HOSTING_FILE, type Hosting, SECURITY_HEADERS } from '../config/hosting.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { localesOf, localisedPath } from '../site/languages.ts'
import { NOT_FOUND_ROUTE, SERVER_ERROR_ROUTE } from '../site/route.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { redirectsOf } from './redirects.ts'

/**
 * Completes an output folder for any file server: the error pages of every language under both names that servers look for (R2.05), and
 * what servers need to know (src/config/hosting.ts).
 */
export async function finishOutput(client: string, config: ResolvedSiteConfig): Promise<void> {
  await mkdir(path.join(client, '404'), { recursive: true })
  await cp(path.join(client, '404.html'), path.join(client, '404/index.html'))
  for (const locale of localesOf(config)) {
    for (const route of [NOT_FOUND_ROUTE, SERVER_ERROR_ROUTE]) {
      const page = path.join(client, localisedPath(route, locale, config))
      await cp(path.join(page, 'index.html'), `${page}.html`)
    }
  }
  const html = await readFile(path.join(client, '404.html'), 'utf8')
  const hosting: Hosting = {
    headers: {
      ...SECURITY_HEADERS,
      'content-security-policy': contentSecurityPolicy(html, reportOrigins(config)),
    },
    redirects: Object.fromEntries(redirectsOf(config)),
    forwards: forwardsOf(config),
  }
  await writeFile(path.join(client, HOSTING_FILE), `${JSON.stringify(hosting, null, 2)}\n`)
}
