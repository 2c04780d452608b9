/** Everything of the product's references that has a permalink, found by what it is called, and every operation by its call. */
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { productSearch } from '../../../bench/search/site-data.ts'
import type { ApiReference, Operation } from '../../../src/reference/model.ts'
import { sampleRequest } from '../../../src/reference/samples/sample-request.ts'
import { around, operationsOf, type Part, partsOf, walk } from '../../../src/reference/walk.ts'
import type { SearchData } from '../../../src/search/data.ts'
import type { SiteSearch } from '../../../src/search/results.ts'
import { isIdentifier } from '../../../src/search/words/names.ts'
import { searchOf, splitSearchOf } from './search-of.ts'

const project = path.resolve(import.meta.dirname, '../../..')
let references: Map<string, ApiReference>
let searches: SiteSearch[]

beforeAll(async () => {
  let data: SearchData
  ;({ data, references } = await productSearch(project))
  // Readers of the product load the data in parts; whole it gives the same answers.
  const whole = process.env['DOCS_TEST_ALL'] ? [await searchOf(data)] : []
  searches = [...whole, (await splitSearchOf(data)).search]
}, 120_000)

/** What a part with a permalink is called; a value is found at what has it. */
function namesOf(part: Part): string[] {
  if (part.kind === 'group') return [part.of.title]
  if (part.kind === 'operation')
    return [part.of.operationId, ...(part.parent?.kind === 'callback' ? [part.parent.of.name] : [])]
  if (part.kind === 'response') return [`${part.of.status} ${around(part, 'operation')?.of.summary}`]
  if (part.kind === 'value') return [part.of.value]
  return 'name' in part.of && part.of.name !== undefined ? [part.of.name] : []
}

/** The nearest permalink of a section: of the part itself, or of what a value is a value of. */
function placeOf(part: Part): string | undefined {
  if (part.kind !== 'value' && 'id' in part.of) return part.of.id
  return part.parent && placeOf(part.parent)
}

test('F11, SRQ-13: everything with a permalink is in the answer to its name, and first where only code is called so', async () => {
  const places = new Map<string, Set<string>>()
  const kinds = new Set<string>()
  for (const [route, reference] of references) {
    for (const part of walk(reference)) {
      if (!('id' in part.of)) continue
      kinds.add(part.kind)
      const names = namesOf(part)
      expect(names, `${route}#${part.of.id}`).not.toEqual([])
      // A group with a page of its own is that page.
      const place = part.kind === 'group' && reference.isGroup ? '' : placeOf(part)
      for (const name of names) places.set(name, (places.get(name) ?? new Set()).add(`${route}#${place}`))
    }
  }
  expect([...kinds].sort()).toEqual(
    [
      'channel',
      'field',
      'group',
      'header',
      'message',
      'operation',
      'parameter',
      'response',
      'shape',
      'value',
    ].sort(),
  )
  expect(places.size).toBeGreaterThan(900)
  const missed: string[] = []
  for (const search of searches) {
    for (const [name, targets] of places) {
      const { groups } = await search.ask(name)
      const found = groups.flatMap(({ route, entries }) => entries.map(({ id }) => `${route}#${id}`))
      const wanted = isIdentifier(name) ? found.slice(0, 1) : found
      if (!wanted.some((place) => targets.has(place)))
        missed.push(`${name}: ${found[0]}, not ${[...targets][0]}`)
    }
  }
  expect(missed).toEqual([])
}, 240_000)

/** A call in the forms in which readers have it. */
function formsOf(reference: ApiReference, operation: Operation): string[] {
  const { method, path: template } = operation
  const { url } = sampleRequest(reference, operation, { need: [] })
  const { pathname, host } = new URL(url)
  const [server] = operation.servers ?? reference.servers
  return [
    `${method} ${template}`,
    `${method} ${decodeURI(new URL(`${server?.url}${template}`).pathname)}`,
    `${method} ${url}`,
    `${method} ${url}?page=2&from=a%20b`,
    `${method.toLowerCase()} ${url.replace(/\/$/, '')}/`,
    `${method} '${url}'`,
    `${method} ${pathname}#top`,
    `${method} ${host}${pathname}`,
    `${method} {{host}}${pathname}`,
  ]
}

test('F12: every operation is first for its call: with and without base path, host, values, query string, last slash', async () => {
  const missed: string[] = []
  /** Versions of a service may share a path. */
  const twins = new Map<string, Set<string>>()
  const calls: [string, string][] = []
  for (const [route, reference] of references) {
    for (const operation of operationsOf(reference)) {
      for (const form of formsOf(reference, operation)) {
        const place = `${route}#${operation.id}`
        twins.set(form, (twins.get(form) ?? new Set()).add(place))
        calls.push([form, form])
        // Without its method it may be any operation of the path.
        const bare = form.slice(operation.method.length + 1)
        twins.set(bare, (twins.get(bare) ?? new Set()).add(place))
        calls.push([bare, bare])
      }
    }
  }
  for (const search of searches) {
    for (const [form] of new Map(calls)) {
      const { groups } = await search.ask(form)
      const first = `${groups[0]?.route}#${groups[0]?.entries[0]?.id}`
      if (!twins.get(form)?.has(first))
        missed.push(`${form}: ${first}, not ${[...(twins.get(form) ?? [])][0]}`)
    }
  }
  expect(twins.size).toBeGreaterThan(1_000)
  expect(missed).toEqual([])
}, 240_000)

test('F12: the address of a channel leads to how to connect, that of a server to the servers', async () => {
  let count = 0
  for (const [route, reference] of references) {
    if (partsOf(reference, 'message').length === 0) continue
    for (const { url } of reference.servers) {
      count += 1
      for (const form of [url, `${url}/`, `${url}?token=x`, new URL(url).pathname])
        for (const search of searches) {
          const { groups } = await search.ask(form)
          const found = groups.flatMap((group) => group.entries.map(({ id }) => `${group.route}#${id}`))
          expect(found[0], form).toMatch(/#api-connection$/)
          // Versions of a service may share their channel.
          expect(found, form).toContain(`${route}#api-connection`)
        }
    }
  }
  expect(count).toBeGreaterThan(0)
})

test('F12: /api/v1/ids', async () => {
  for (const search of searches)
    for (const query of ['/api/v1/ids', 'api/v1/ids', '/ids', 'POST /api/v1/ids/', '/api/v1/ids?x=1']) {
      const { groups } = await search.ask(query)
      expect(groups[0]?.entries[0], query).toMatchObject({ type: 'operation', id: 'resolve-identifiers' })
    }
})
