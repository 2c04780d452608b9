import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Problem } from '../config/problem.ts'
import { redirectLocation } from '../config/redirect-location.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { readSiteConfig } from '../content/read-config.ts'
import { siteVersion } from '../content/site-version.ts'
import { localesOf, localisedPath } from '../site/languages.ts'
import { withBase } from '../site/route.ts'
import { findBreak, type LinkTargets } from './check-links.ts'

/** Every older address of the site and where it leads, in every language; neither has the base path. */
export function redirectsOf(config: ResolvedSiteConfig): Map<string, string> {
  const pairs = Object.entries(config.redirects)
  return new Map(
    localesOf(config).flatMap((locale) =>
      pairs.map(([from, to]): [string, string] => [
        localisedPath(from, locale, config),
        isLocal(to) ? localisedPath(to, locale, config) : to,
      ]),
    ),
  )
}

/** Redirects that hide a page, and redirects that lead to nothing: a target is checked like a link. */
export function redirectProblems(config: ResolvedSiteConfig, targets: LinkTargets): Problem[] {
  return Object.entries(config.redirects).flatMap(([from, to]): Problem[] => {
    const place = { file: 'site.config.ts', keyPath: `redirects['${from}']` }
    if (targets.pages.has(from))
      return [{ ...place, message: `There is a page at ${from}; a redirect would hide it` }]
    const broken = isLocal(to) ? findBreak(to, targets) : undefined
    return broken ? [{ ...place, ...broken, received: to }] : []
  })
}

/**
 * Writes what leads readers on where a plain file server knows no redirects: a page at each older address that moves on by itself, says where to,
 * and stays out of search engines.
 */
export async function writeRedirects(
  client: string,
  config: ResolvedSiteConfig,
  base: string,
): Promise<void> {
  for (const [from, to] of redirectsOf(config)) {
    const folder = path.join(client, from)
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'index.html'), movedPage(isLocal(to) ? withBase(to, base) : to))
  }
}

/** During `npm run dev`: the same redirects. */
export function redirects(root: string): Plugin {
  return {
    name: 'docs:redirects',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { base } = server.config
        const [pathname = '', query] = (request.url ?? '').split('?')
        const answer = async (): Promise<void> => {
          const route = pathname.replace(base, '/').replace(/(.)\/$/, '$1')
          const to = (await current(root)).get(route)
          if (to === undefined) return next()
          const location = redirectLocation(
            to,
            base.replace(/\/$/, ''),
            query === undefined ? '' : `?${query}`,
          )
          response.writeHead(308, { location }).end()
        }
        // Settings that cannot be read are told by the page.
        answer().catch(() => next())
      })
    },
  }
}

let kept: { version: number; redirects: Promise<Map<string, string>> } | undefined

/** The redirects of the site, read again after a change: a page asks for many files, and each passes here. */
function current(root: string): Promise<Map<string, string>> {
  const version = siteVersion()
  if (kept?.version !== version) kept = { version, redirects: readSiteConfig(root).then(redirectsOf) }
  return kept.redirects
}

function isLocal(address: string): boolean {
  return address.startsWith('/')
}

function movedPage(to: string): string {
  const address = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
<p>This page has moved to <a href="${address}">${address}</a>.</p>
</html>
`
}
