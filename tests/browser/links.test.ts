/** Every address that the written pages carry: links, files, style sheets, previews. */
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { buildOnce } from './build-once.ts'
import { expect, test } from './site.ts'

interface Found {
  /** File that carries the address, and where in it. */
  place: string
  address: string
}

/** What a browser or a robot would follow in the files of an output folder, `url()` of style sheets included. */
async function addressesIn(dist: string): Promise<Found[]> {
  const files = await readdir(dist, { recursive: true })
  return files.flatMap((file) => {
    if (file.endsWith('.html')) return inPage(file, readFileSync(join(dist, file), 'utf8'))
    if (!file.endsWith('.css')) return []
    const text = readFileSync(join(dist, file), 'utf8')
    return [...text.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => ({
      place: `${file} url()`,
      address,
    }))
  })
}

function inPage(file: string, html: string): Found[] {
  const found: Found[] = []
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { href, src, srcset = '', poster, action, property = '', content = '' } = attributes
      const candidates = srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0])
      const preview = /^og:(url|image)$/.test(property) ? content : undefined
      for (const address of [href, src, poster, action, preview, ...candidates]) {
        if (address) found.push({ place: `${file} <${tag} ${property}>`, address })
      }
    },
  })
  parser.end(html)
  return found
}

for (const [name, base, host] of [
  ['sections', '/sub', 'https://docs.sections.example'],
  ['sections', '', 'https://docs.sections.example'],
  ['product', '', undefined],
] as const) {
  test(`C70, RTE-04: every internal address of ${name} begins with ${base}/ and exists`, {
    tag: '@build',
  }, async ({ request, site }) => {
    const address = await site(name, { base })
    const { origin } = new URL(address)
    const found = await addressesIn(await buildOnce(name, base))
    const kinds = new Set(found.map(({ place }) => place.replace(/^[^<]*</, '').trim()))
    // Proof that the crawl sees each of them.
    for (const kind of ['a >', 'link >', 'script >', 'img >', 'meta og:url>']) {
      expect([...kinds], kind).toContain(kind)
    }

    const wrong: string[] = []
    const asked = new Map<string, Promise<number>>()
    for (const { place, address: written } of found) {
      if (/^(mailto:|data:|#)/.test(written)) continue
      // The public address of the site stands for this server.
      const isOwn = host !== undefined && written.startsWith(host)
      const target = new URL(isOwn ? written.slice(host.length) : written, `${origin}${base}/`)
      if (target.origin !== origin) continue
      const isPreview = place.includes('og:') || place.includes('canonical')
      if (isPreview && !isOwn) wrong.push(`${place}: a preview needs an absolute address: ${written}`)
      if (!`${target.pathname}/`.startsWith(`${base}/`)) {
        wrong.push(`${place}: without the base path: ${written}`)
        continue
      }
      target.hash = ''
      asked.set(target.href, asked.get(target.href) ?? statusOf(target.href))
      const status = await asked.get(target.href)
      const special = /\/(404|500)$/.test(target.pathname)
      if (status !== 200 && !special) wrong.push(`${place}: answers ${status}: ${written}`)
    }
    expect(wrong).toEqual([])
    expect(asked.size).toBeGreaterThan(10)

    async function statusOf(href: string): Promise<number> {
      return (await request.get(href, { maxRedirects: 0 })).status()
    }
  })
}

test('C70: with a base path pages work in the browser, links and soft navigation included', async ({
  page,
  site,
}) => {
  const address = await site('sections', { base: '/sub' })
  await page.goto(`${address}/start`)
  await expect(page.getByRole('img', { name: 'A grey card' })).toHaveJSProperty('naturalWidth', 40)
  await page.getByRole('link', { name: 'a page of the third level' }).click()
  await expect(page).toHaveURL(`${address}/guide/setup/install`)
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Sections' }).click()
  await expect(page).toHaveURL(`${address}/`)
})

for (const start of ['/a/b', '/a/b/', '/a/b.html', '/a/b/index.html']) {
  test(`C68: a relative link of a page leads to the same page from ${start}`, {
    tag: start.endsWith('html') ? '@build' : [],
  }, async ({ page, site }) => {
    const address = await site('sections')
    await page.goto(address + start)
    await expect(page.getByRole('heading', { level: 1, name: 'Page B' })).toBeVisible()
    await page.getByRole('link', { name: 'page C' }).click()
    await expect(page).toHaveURL(`${address}/c`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page C' })).toBeVisible()
  })
}

test('C68: also on a server that keeps the slash at the end', async ({ page, site }) => {
  const address = await site('sections')
  const html = await (await page.request.get(`${address}/a/b`)).text()
  await page.route('**/a/b/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${address}/a/b/`)
  await page.getByRole('link', { name: 'page C' }).click()
  await expect(page).toHaveURL(`${address}/c`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page C' })).toBeVisible()
})

test('LAY-10: links to other sites open a new tab, links of this site do not', async ({ page, site }) => {
  await page.goto(`${await site('product')}/`)
  const links = await page.getByRole('main').locator('article a[href]').all()
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    const outside = /^https?:/.test((await link.getAttribute('href')) ?? '')
    expect((await link.getAttribute('target')) ?? '').toBe(outside ? '_blank' : '')
  }
})
