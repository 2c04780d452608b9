import type { Site } from '../content/read-site.ts'
import { escapeHtml } from '../site/escape-html.ts'
import { localesOf } from '../site/languages.ts'
import { buildPageMap } from '../site/page-map.ts'
import { publicAddress } from '../site/public-address.ts'
import { type SitemapPage, sitemapPages } from '../site/sitemap-pages.ts'

/** Of the sitemap that robots.txt names. */
export const SITEMAP = '/sitemap.xml'
export const ROBOTS = '/robots.txt'

/** What a sitemap may hold (sitemaps.org): 50,000 addresses and 50 MB. */
const LIMITS = { addresses: 50_000, bytes: 50_000_000 } as const

const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/**
 * The files that tell search engines which pages there are. They hold whole addresses, so a site without `siteUrl` has none; a site below a path of its
 * host has no robots.txt, because crawlers read only that of the host.
 * @param limits of one file; above them there are several, and an index
 * @returns contents by address, without base path
 */
export function sitemapFiles(
  { source, config, dates, base }: Pick<Site, 'source' | 'config' | 'dates' | 'base'>,
  limits: { addresses: number; bytes: number } = LIMITS,
): Map<string, string> {
  const { siteUrl } = config
  if (siteUrl === undefined) return new Map()
  const publicOf = (href: string) => escapeHtml(publicAddress(href, siteUrl, base))
  const maps = new Map(localesOf(config).map((locale) => [locale, buildPageMap(source, config, locale)]))
  const entries = sitemapPages(maps, config).map((page) => entryOf(page, dates.get(page.file), publicOf))
  const parts = inParts(entries, limits)
  const files = new Map<string, string>()
  if (parts.length === 1) files.set(SITEMAP, sitemap(parts[0] ?? []))
  else {
    const names = parts.map((_part, index) => `/sitemap-${index + 1}.xml`)
    for (const [index, name] of names.entries()) files.set(name, sitemap(parts[index] ?? []))
    files.set(SITEMAP, sitemapIndex(names.map(publicOf)))
  }
  const isWholeHost = new URL(publicAddress('/', siteUrl, base)).pathname === '/'
  if (isWholeHost)
    files.set(ROBOTS, `User-agent: *\nAllow: /\n\nSitemap: ${publicAddress(SITEMAP, siteUrl, base)}\n`)
  return files
}

function entryOf(
  { href, alternates }: SitemapPage,
  lastModified: string | undefined,
  publicOf: (href: string) => string,
): string {
  const lines = [
    `<loc>${publicOf(href)}</loc>`,
    ...(lastModified === undefined ? [] : [`<lastmod>${lastModified}</lastmod>`]),
    ...alternates.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language.hrefLang}" href="${publicOf(language.href)}"/>`,
    ),
  ]
  return `<url>${lines.join('')}</url>\n`
}

/** At least one part, which may be empty. */
function inParts(entries: readonly string[], limits: { addresses: number; bytes: number }): string[][] {
  const parts: string[][] = [[]]
  // What stands around the entries is less than this.
  let bytes = 1_000
  for (const entry of entries) {
    const size = Buffer.byteLength(entry)
    if ((parts.at(-1)?.length ?? 0) === limits.addresses || bytes + size > limits.bytes) {
      parts.push([])
      bytes = 1_000
    }
    parts.at(-1)?.push(entry)
    bytes += size
  }
  return parts
}

function sitemap(entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMES} ${ALTERNATES}>\n${entries.join('')}</urlset>\n`
}

function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMES}>\n${entries.join('')}</sitemapindex>\n`
}
