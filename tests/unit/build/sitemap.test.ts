import { expect, test } from 'vitest'
import { sitemapFiles } from '../../../src/build/sitemap.ts'
import { resolveSiteConfig } from '../../../src/config/resolve-site-config.ts'
import { siteSchema } from '../../../src/config/site-schema.ts'
import { tree } from '../site/tree.ts'

const i18n = [
  { locale: 'en-US', text: 'English' },
  { locale: 'fr', text: 'Français' },
]

function write(given: { siteUrl?: string; theme?: object }, pages: object | string[], base = '/') {
  const config = resolveSiteConfig(siteSchema.parse({ brand: 'Brand', description: 'A site.', ...given }))
  const dates = new Map([['content/index.mdx', '2026-02-03T04:05:06+01:00']])
  const source = tree({
    meta: { hidden: { display: 'hidden' } },
    pages: pages as string[],
  })
  return { site: { config, source, dates, base } }
}

test('sitemap.xml has what is advertised and canonical to itself, with dates and languages; robots.txt names it', () => {
  const pages = {
    index: 'Home',
    'index.fr': 'Accueil',
    'a&b': 'Text',
    hidden: 'Hidden',
    elsewhere: { canonical: 'https://other.example/x' },
    '404': 'Not found',
  }
  const { site } = write({ siteUrl: 'https://docs.example.com', theme: { i18n } }, pages)
  const links =
    '<xhtml:link rel="alternate" hreflang="en-US" href="https://docs.example.com/"/><xhtml:link rel="alternate" hreflang="fr" href="https://docs.example.com/fr"/><xhtml:link rel="alternate" hreflang="x-default" href="https://docs.example.com/"/>'
  expect(Object.fromEntries(sitemapFiles(site))).toEqual({
    '/robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/sitemap.xml\n',
    '/sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://docs.example.com/a&amp;b</loc></url>
<url><loc>https://docs.example.com/</loc><lastmod>2026-02-03T04:05:06+01:00</lastmod>${links}</url>
<url><loc>https://docs.example.com/fr</loc>${links}</url>
</urlset>
`,
  })
})

test.each([
  ['https://example.com', '/docs/', 'https://example.com/docs/a'],
  ['https://example.com/handbook', '/', 'https://example.com/handbook/a'],
])('below a path of its host (%s, %s) a site has a sitemap and no robots.txt', (siteUrl, base, address) => {
  const files = sitemapFiles(write({ siteUrl }, ['a'], base).site)
  expect([...files.keys()]).toEqual(['/sitemap.xml'])
  expect(files.get('/sitemap.xml')).toContain(`<loc>${address}</loc>`)
})

test('a site without public address has neither', () =>
  expect(sitemapFiles(write({}, ['a']).site).size).toBe(0))

test.each([
  ['addresses', { addresses: 2, bytes: 1_000_000 }],
  ['bytes', { addresses: 50_000, bytes: 1_100 }],
])('above its limit of %s it is split, and an index names the parts', (_name, limits) => {
  const { site } = write({ siteUrl: 'https://docs.example.com' }, ['a', 'b', 'c'])
  const files = sitemapFiles(site, limits)
  expect([...files.keys()]).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap.xml', '/robots.txt'])
  expect(files.get('/sitemap.xml')).toMatch(
    /<sitemapindex [^>]+>\n<sitemap><loc>https:\/\/docs\.example\.com\/sitemap-1\.xml<\/loc><\/sitemap>\n<sitemap><loc>https:\/\/docs\.example\.com\/sitemap-2\.xml/,
  )
  expect(files.get('/sitemap-1.xml')?.match(/<loc>/g)).toHaveLength(2)
  expect(files.get('/sitemap-2.xml')?.match(/<loc>/g)).toHaveLength(1)
})
