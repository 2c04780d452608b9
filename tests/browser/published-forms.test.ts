/** What the build writes for programs has the forms that its standards ask for. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { buildOnce } from './build-once.ts'
import { expect, test } from './site.ts'

async function readBuilt(file: string): Promise<string> {
  return readFileSync(join(await buildOnce('product', ''), file), 'utf8')
}

const address = z.url({ protocol: /^https$/ })
const link = z.strictObject({ href: address, type: z.string().regex(/^[a-z]+\/[a-z]+$/), title: z.string() })

/** RFC 9264, 4.2: a context, and lists of targets by relation; RFC 9727, 2: links to the endpoints. */
const linkset = z.strictObject({
  linkset: z.tuple(
    [z.strictObject({ anchor: address, item: z.array(z.strictObject({ href: z.url() })).min(1) })],
    z.strictObject({
      anchor: z.url(),
      'service-desc': z.array(link).min(1),
      'service-doc': z.array(link).min(1),
    }),
  ),
})

test('/.well-known/api-catalog is a set of links to every API, its document and its page', async ({
  page,
  site,
}) => {
  const catalog = linkset.parse(JSON.parse(await readBuilt('.well-known/api-catalog')))
  const [own, ...apis] = catalog.linkset
  expect(new URL(own.anchor).pathname).toBe('/.well-known/api-catalog')
  expect(own.item.map(({ href }) => href)).toEqual([...new Set(apis.map(({ anchor }) => anchor))])
  const index = JSON.parse(await readBuilt('apis.json'))
  const listed = index.apis.map(({ properties }: { properties: { url: string }[] }) => properties[0]?.url)
  expect(apis.map((api) => api['service-desc'][0]?.href)).toEqual(listed)
  expect(apis.length).toBe(9)

  const home = `${await site('product')}/`
  await page.goto(home)
  const href = await page.locator('link[rel="api-catalog"]').getAttribute('href')
  for (const method of ['GET', 'HEAD']) {
    const answer = await page.request.fetch(new URL(href ?? '', home).href, { method })
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      link: '</.well-known/api-catalog>; rel="api-catalog"',
      'access-control-allow-origin': '*',
    })
  }
  await page.goto(`${home}errors`)
  await expect(page.locator('link[rel="api-catalog"]')).toHaveCount(0)
})

test('apis.json has every key that the schema of APIs.json 0.19 requires, and no other', async () => {
  const day = z.iso.date()
  const type = z.enum(['OpenAPI', 'AsyncAPI', 'Documentation'])
  const schema = z.strictObject({
    name: z.string().min(3).max(50),
    description: z.string().min(5).max(1000),
    url: address,
    image: address,
    modified: day.optional(),
    specificationVersion: z.literal('0.19'),
    tags: z.array(z.string()).min(1),
    apis: z.array(
      z.strictObject({
        name: z.string().min(2),
        description: z.string().min(5),
        image: address,
        baseURL: address,
        humanURL: address,
        properties: z.array(z.strictObject({ type, url: address })),
      }),
    ),
    maintainers: z.array(z.strictObject({ FN: z.string().min(1), url: address })),
  })
  expect(() => schema.parse({})).toThrow()
  schema.parse(JSON.parse(await readBuilt('apis.json')))
})

test('a feed is well-formed XML with what RFC 4287 requires', async ({ page }) => {
  const problemsOf = (xml: string) => page.evaluate(problemsOfFeed, xml)
  const xml = await readBuilt('changelog.xml')
  expect(await problemsOf(xml)).toEqual([])
  // The check can fail.
  expect(await problemsOf(xml.replace('</entry>', ''))).toEqual([expect.stringContaining('not well-formed')])
  expect(await problemsOf(xml.replace(/<updated>[^<]*/, '<updated>yesterday'))).toEqual(['feed: updated'])
  expect(await problemsOf(xml.replace(/<author>.*?<\/author>/s, ''))).toEqual(['feed: author'])
  expect(await problemsOf(xml.replace(/(<entry>\s*)<id>[^<]*<\/id>/, '$1'))).toEqual(['entry: id'])
})

/** Runs in the page, whose XML parser is strict. */
function problemsOfFeed(xml: string): string[] {
  const feed = new DOMParser().parseFromString(xml, 'application/xml')
  const wrong = feed.querySelector('parsererror')
  if (wrong) return [`not well-formed: ${wrong.textContent}`]
  const root = feed.documentElement
  const ATOM = 'http://www.w3.org/2005/Atom'
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
  const problems: string[] = []
  const children = (element: Element, name: string) =>
    [...element.children].filter((child) => child.localName === name && child.namespaceURI === ATOM)
  const check = (element: Element) => {
    for (const name of ['id', 'title', 'updated']) {
      const [one, ...more] = children(element, name)
      const text = one?.textContent ?? ''
      const isRight =
        name === 'updated' ? time.test(text) : name === 'id' ? URL.canParse(text) : text.trim() !== ''
      if (more.length > 0 || !isRight) problems.push(`${element.localName}: ${name}`)
    }
    for (const one of children(element, 'link'))
      if (!URL.canParse(one.getAttribute('href') ?? '')) problems.push(`${element.localName}: link`)
  }
  if (root.localName !== 'feed' || root.namespaceURI !== ATOM) problems.push('no feed')
  check(root)
  if (children(root, 'author').flatMap((author) => children(author, 'name')).length !== 1)
    problems.push('feed: author')
  if (!children(root, 'link').some((one) => one.getAttribute('rel') === 'self')) problems.push('feed: self')
  const entries = children(root, 'entry')
  if (entries.length === 0) problems.push('feed: entry')
  const ids = new Set(entries.map((entry) => children(entry, 'id')[0]?.textContent))
  if (ids.size !== entries.length && entries.every((entry) => children(entry, 'id').length === 1))
    problems.push('feed: ids')
  for (const entry of entries) check(entry)
  return problems
}
