/** What is written for programs, read as they read it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toString as plainText } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { buildOnce } from './build-once.ts'
import { expect, test } from './site.ts'

const HOST = 'https://docs.corvane.example'

test('llms.txt has the form of llmstxt.org, and lists every page of the sitemap with its description, and no other', async () => {
  const dist = await buildOnce('product', '')
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const { children } = unified().use(remarkParse).parse(read('llms.txt'))
  const [title, summary, ...rest] = children
  expect([title?.type === 'heading' && title.depth, summary?.type]).toEqual([1, 'blockquote'])
  const start = rest.findIndex(({ type }) => type === 'heading')
  // What agents are told, without a heading: those are for lists of files.
  expect(rest.slice(0, start).map(({ type }) => type)).toEqual(['paragraph', 'list'])
  const linked: string[] = []
  const sections = rest.slice(start)
  for (let index = 0; index < sections.length; index += 2) {
    const [heading, list] = sections.slice(index, index + 2)
    expect(heading?.type === 'heading' && heading.depth, 'each section begins with a heading').toBe(2)
    if (list?.type !== 'list') throw new Error(`A ${list?.type} follows ${heading && plainText(heading)}`)
    for (const item of list.children) {
      const [line, ...more] = item.children
      const link = line?.type === 'paragraph' ? line.children[0] : undefined
      expect([more.length, link?.type]).toEqual([0, 'link'])
      if (link?.type === 'link') linked.push(link.url)
    }
  }
  for (const url of linked) {
    expect(url.startsWith(`${HOST}/`), url).toBe(true)
    expect(existsSync(join(dist, url.slice(HOST.length))), url).toBe(true)
  }
  const pages = linked.filter((url) => url.endsWith('.md'))
  expect(new Set(pages).size).toBe(pages.length)
  const inSitemap = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address ?? '',
  )
  const missing = inSitemap.filter((address) => !pages.includes(twinOf(address)))
  expect(missing).toEqual([])
  for (const hidden of ['/example.md', '/tabs.md', '/404.md']) expect(pages).not.toContain(HOST + hidden)
  const headings = sections.filter(({ type }) => type === 'heading').map((node) => plainText(node))
  expect(headings).toEqual([
    'All services',
    'Authentication',
    'Scribe',
    'LLM-ready API',
    'NERD',
    'Extract',
    'API documents',
    'Full text',
  ])
})

test('the full texts hold the twins whole, all of them and by service, and say how long they are', async () => {
  const dist = await buildOnce('product', '')
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const list = read('llms.txt')
  const pages = [...list.matchAll(/\]\((\S+\.md)\)/g)].map(([, url = '']) => url.slice(HOST.length))
  expect(pages.length).toBeGreaterThan(60)
  for (const file of ['/llms-full.txt', '/scribe/llms-full.txt', '/extract/llms-full.txt']) {
    const text = read(file)
    const folder = file.replace('/llms-full.txt', '')
    const expected = pages.filter((page) => page.startsWith(`${folder}/`))
    expect(expected.length).toBeGreaterThan(5)
    for (const page of expected) expect(text.includes(read(page)), `${page} in ${file}`).toBe(true)
    expect([...text.matchAll(/^<!-- .* -->$/gm)]).toHaveLength(expected.length)
    const [, stated = ''] = /about ([\d,]+) tokens/.exec(text) ?? []
    const tokens = Number(stated.replaceAll(',', ''))
    expect(Math.abs(tokens / (text.length / 4) - 1)).toBeLessThan(0.06)
    expect(list).toContain(`(${HOST}${file}): about ${stated} tokens`)
  }
})

test('apis.json names every API document that a page of the sitemap shows, with what its format asks for', async () => {
  const dist = await buildOnce('product', '')
  const index = JSON.parse(readFileSync(join(dist, 'apis.json'), 'utf8'))
  expect(index).toMatchObject({
    name: expect.stringMatching(/.{5}/),
    description: expect.stringMatching(/.{5}/),
    url: `${HOST}/apis.json`,
    specificationVersion: '0.19',
    maintainers: [{ FN: expect.any(String) }],
  })
  for (const api of index.apis) {
    expect(api).toMatchObject({
      name: expect.stringMatching(/.{2}/),
      description: expect.stringMatching(/.{5}/),
      image: expect.stringMatching(/^https:/),
      humanURL: expect.stringMatching(/^https:/),
      baseURL: expect.stringMatching(/^https:/),
    })
    const [document, documentation] = api.properties as { type: string; url: string }[]
    const text = readFileSync(join(dist, (document?.url ?? '').slice(HOST.length)), 'utf8')
    expect(text).toMatch(document?.type === 'OpenAPI' ? /^openapi: /m : /^asyncapi: /m)
    expect(documentation?.url).toBe(api.humanURL)
    expect(existsSync(join(dist, api.humanURL.slice(HOST.length), 'index.html')), api.humanURL).toBe(true)
  }
  expect(index.apis.map(({ name }: { name: string }) => name)).toContain('Extract API 3.0.0')
  expect(index.apis).toHaveLength(9)
})

function twinOf(address: string): string {
  return address === `${HOST}/` ? `${HOST}/index.md` : `${address}.md`
}
