/** What search engines and other programs read of the product. Every page is asked for once; no window is opened. */

import { SPECIFIED_ROUTES } from './product-routes.ts'
import { schemaMistakes } from './schema-org.ts'
import { expect, test } from './site.ts'

/** Hidden pages that are meant to be found. */
const ADVERTISED = [
  '/limits',
  '/errors',
  '/retries',
  '/decode',
  '/glossary',
  '/questions',
  '/agents',
  '/changelog',
]

test('HED-03: every address of the sitemap answers and is canonical to itself; the sitemap has all that is advertised and nothing else', {
  tag: '@build',
}, async ({ request, site }) => {
  const address = await site('product')
  const robots = await (await request.get(`${address}/robots.txt`)).text()
  const sitemap = new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '')
  const answer = await request.get(address + sitemap.pathname)
  expect(answer.headers()['content-type']).toMatch(/^(text|application)\/xml/)
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  for (const url of listed) {
    const { origin, pathname } = new URL(url)
    expect(origin).toBe(sitemap.origin)
    const page = await request.get(address + pathname, { maxRedirects: 0 })
    expect.soft(page.status(), url).toBe(200)
    const html = await page.text()
    expect.soft(html, url).toContain(`<link rel="canonical" href="${url}"/>`)
    expect.soft(html, url).toContain('<meta name="robots" content="index,follow"/>')
  }
  const routes = listed.map((url) => new URL(url).pathname)
  const missing = SPECIFIED_ROUTES.filter(({ route }) => !routes.includes(route))
  for (const { route, hidden = false, special = false } of missing) {
    const html = await (await request.get(address + (special ? `${route}.html` : route))).text()
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    // What is left out is hidden, an error page, or an older version that names the newer page.
    if (hidden || special) expect.soft(html, route).toContain('<meta name="robots" content="noindex"/>')
    else expect.soft(listed, `${route} → ${canonical}`).toContain(canonical)
  }
  const hidden = SPECIFIED_ROUTES.filter((page) => page.hidden && routes.includes(page.route))
  expect(hidden.map(({ route }) => route)).toEqual(ADVERTISED)
})

test('HED-02: the share image of every page of the sitemap is there: 1200 × 630 pixels, at most 60 kB', {
  tag: '@build',
}, async ({ request, site }) => {
  const address = await site('product')
  const sitemap = await (await request.get(`${address}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(pages.length).toBeGreaterThan(40)
  for (const page of pages) {
    const html = await (await request.get(address + page)).text()
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await request.get(address + new URL(image).pathname)
    expect.soft(answer.status(), page).toBe(200)
    const bytes = await answer.body()
    expect.soft(bytes.length, page).toBeLessThanOrEqual(60_000)
    expect.soft([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], page).toEqual([1200, 630])
    expect.soft(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  }
})

test('the JSON-LD of every page of the product is right by the vocabulary of schema.org; what is not advertised has none', {
  tag: '@build',
}, async ({ request, site }) => {
  const address = await site('product')
  const types = new Map<string, string[]>()
  for (const { route, hidden = false, special = false } of SPECIFIED_ROUTES) {
    const html = await (await request.get(address + (special ? `${route}.html` : route))).text()
    const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    const isTold = !special && (!hidden || ADVERTISED.includes(route))
    expect.soft(texts.length, route).toBe(isTold ? 1 : 0)
    for (const [, text = ''] of texts) {
      const data: { '@graph': { '@type': string }[] } = JSON.parse(text)
      expect.soft(schemaMistakes(data), route).toEqual([])
      types.set(
        route,
        data['@graph'].map((node) => node['@type']),
      )
    }
  }
  expect(types.get('/scribe/v2/batch-api-specification')).toEqual(['APIReference', 'BreadcrumbList'])
  // No step above it has a page.
  expect(types.get('/nerd/api')).toEqual(['APIReference'])
  expect(types.get('/limits')).toEqual(['TechArticle'])
  const withQuestions = [...types].filter(([, names]) => names.includes('FAQPage')).map(([route]) => route)
  expect(withQuestions).toEqual(['/scribe/v2/faq', '/llmreadyapi/faqs', '/nerd/faq'])
})

test('the changelog has both versions compared, its feed is where its head says, and footer and overviews lead to it', {
  tag: '@build',
}, async ({ request, site }) => {
  const address = await site('product')
  const html = await (await request.get(`${address}/changelog`)).text()
  const feed = /<link rel="alternate" type="application\/atom\+xml" href="([^"]+)"/.exec(html)?.[1] ?? ''
  const answer = await request.get(address + feed)
  expect(answer.status()).toBe(200)
  const ids = [...(await answer.text()).matchAll(/<entry>\s*<id>[^<#]*#([^<]+)<\/id>/g)].map(
    ([, id = '']) => id,
  )
  expect(ids).toContain('scribe-v2')
  for (const id of ids) expect.soft(html, id).toContain(`id="${id}"`)
  for (const path of ['/v2/transcription', '/v3/']) expect.soft(html).toContain(path)
  for (const page of [
    '/scribe/v2/developer-guide',
    '/scribe/v1/overview',
    '/llmreadyapi/overview',
    '/nerd/overview',
    '/extract/v3/home',
    '/extract/v2/home',
  ]) {
    const text = await (await request.get(address + page)).text()
    expect.soft(text, page).toContain('href="/changelog#')
    expect.soft(text, page).toMatch(/<footer.*href="\/changelog"/s)
  }
})
