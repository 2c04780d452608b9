/** The pages of the product are those of tests/data/routes.json, with these titles and in this order. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSiteConfig } from '../../../src/content/read-config.ts'
import { readTree } from '../../../src/content/read-tree.ts'
import { buildPageMap } from '../../../src/site/page-map.ts'
import { NOT_FOUND_ROUTE, SERVER_ERROR_ROUTE } from '../../../src/site/route.ts'
import { ROOT, readPages } from './read-pages.ts'

interface SpecifiedRoute {
  route: string
  title?: string
  hidden?: boolean
  special?: boolean
}

const specified: SpecifiedRoute[] = JSON.parse(
  readFileSync(path.join(ROOT, 'tests/data/routes.json'), 'utf8'),
)
const config = await readSiteConfig(ROOT)
const map = buildPageMap((await readTree(ROOT, config)).source, config, config.defaultLocale)
const pages = await readPages()
const titles = new Map(pages.map(({ route, title }) => [route, title]))

test('routes, titles and order', () => {
  const expected = specified.filter(({ special }) => !special).map(({ route, title }) => `${route} ${title}`)
  const found = [...map.pages.keys()].filter((route) => titles.has(route))
  expect(found.map((route) => `${route} ${titles.get(route)}`)).toEqual(expected)
})

test('all other pages are additional: each shows a group of the API document of the page above it', () => {
  const additional = [...map.pages.values()].filter(({ route }) => !titles.has(route))
  expect(additional.length).toBeGreaterThan(0)
  for (const { route, source } of additional) {
    expect(specified.map((one) => one.route)).toContain(source.group?.first)
    expect(route).toBe(`${source.group?.first}/${source.group?.slug}`)
  }
})

test('R1.02: the lists hold every page but the hidden ones, which exist', () => {
  const listed = [...map.docsTrees.values()].flatMap(({ sequence }) => [...sequence.indices.keys()])
  const written = listed.filter((route) => titles.has(route))
  const open = specified.filter(({ hidden, special }) => !hidden && !special).map(({ route }) => route)
  expect(written).toEqual(open)
  const hidden = specified.filter((one) => one.hidden).map(({ route }) => route)
  expect(hidden.filter((route) => !titles.has(route))).toEqual([])
})

test('the special pages are those that the site answers errors with', () => {
  const special = specified.filter((one) => one.special).map(({ route }) => route)
  expect(special).toEqual([NOT_FOUND_ROUTE, SERVER_ERROR_ROUTE])
})

test('no title stands twice in one folder', () => {
  const names = pages.map(({ file, title }) => `${path.dirname(file)}: ${title}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
