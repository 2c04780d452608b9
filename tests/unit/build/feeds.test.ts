import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { feedFiles } from '../../../src/build/feeds.ts'
import { resolveSiteConfig } from '../../../src/config/resolve-site-config.ts'
import { siteSchema } from '../../../src/config/site-schema.ts'
import { allPages } from '../../../src/site/source.ts'
import { tree } from '../site/tree.ts'

const sections = { '': 'Intro.', 'a-1#Acme V1 & more': 'First <version>.\u0007', 'none#Nothing': '' }

function feeds(given: object, dates: [string, string][], base = '/') {
  const config = resolveSiteConfig(siteSchema.parse({ brand: 'Brand', description: 'A site.', ...given }))
  const source = tree({ pages: { news: { feed: true, heading: 'News' }, other: 'Other' } })
  const compiled = new Map(allPages(source).map((page) => [page, { sections }]))
  return feedFiles({ source, config, dates: new Map(dates), base }, compiled)
}

const DATES: [string, string][] = [
  ['content/news.mdx', '2026-02-03T04:05:06+01:00'],
  ['content/other.mdx', '2026-02-04T04:05:06+01:00'],
]

/** Names of elements with their parents, and the texts of those that have one. */
function read(xml: string): [path: string, text: string][] {
  const found: [string, string][] = []
  const path: string[] = []
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name)
        found.push([path.join('/'), ''])
      },
      ontext(text) {
        const last = found.at(-1)
        if (last && last[0] === path.join('/')) last[1] += text
      },
      onclosetag() {
        path.pop()
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return found
}

test('a page that asks for a feed has one with all that RFC 4287 requires, an entry for each section with a text', () => {
  const files = feeds({ siteUrl: 'https://example.com' }, DATES, '/docs/')
  expect([...files.keys()]).toEqual(['/news.xml'])
  const xml = files.get('/news.xml') ?? ''
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">')
  expect(xml).toContain(
    '<link rel="self" type="application/atom+xml" href="https://example.com/docs/news.xml"/>',
  )
  const url = 'https://example.com/docs/news'
  const updated = '2026-02-03T04:05:06+01:00'
  expect(read(xml).map(([path, text]) => [path, text.trim()])).toEqual([
    ['feed', ''],
    ['feed/id', url],
    ['feed/title', 'News · Brand docs'],
    ['feed/updated', updated],
    ['feed/author', ''],
    ['feed/author/name', 'Brand'],
    ['feed/link', ''],
    ['feed/link', ''],
    ['feed/entry', ''],
    ['feed/entry/id', `${url}#a-1`],
    ['feed/entry/title', 'Acme V1 & more'],
    ['feed/entry/updated', updated],
    ['feed/entry/link', ''],
    ['feed/entry/content', 'First <version>.'],
  ])
})

test.each([
  ['without a public address', {}, DATES],
  ['whose last change is not known', { siteUrl: 'https://example.com' }, []],
] as const)('a site %s has none', (_name, given, dates) => expect(feeds(given, [...dates]).size).toBe(0))
