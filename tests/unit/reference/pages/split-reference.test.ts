import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allRules } from '../../../../src/config/api-rules.ts'
import { readSiteConfig } from '../../../../src/content/read-config.ts'
import { insertVariables } from '../../../../src/content/variables.ts'
import { allIds } from '../../../../src/reference/checks/all-ids.ts'
import type { ApiReference } from '../../../../src/reference/model.ts'
import { outlineOf } from '../../../../src/reference/outline.ts'
import { movedIds, movedTo } from '../../../../src/reference/pages/moved-ids.ts'
import { splitReference } from '../../../../src/reference/pages/split-reference.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { groupNames } from '../../../../src/reference/readers/group-names.ts'
import { usualNeeds } from '../../../../src/reference/security-words.ts'
import { GROUPED } from './grouped-document.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const whole = readReference(GROUPED, 'apis/jobs.yaml', undefined, { levels: allRules('off') })
const { first, groups } = splitReference(whole)

/** The pages that have each permalink of a document, by slug; the first page is `first`. */
function placesOf(reference: ApiReference): { id: string; pages: string[]; told: string }[] {
  const split = splitReference(reference)
  const moved = movedIds(split.first)
  const pages = [['first', split.first] as const, ...split.groups]
  const ids = pages.map(([slug, page]) => {
    const ofGroup = page.isGroup ? [] : page.groups.map(({ id }) => id)
    return [slug, new Set([...allIds(page).map(({ id }) => id), ...ofGroup])] as const
  })
  return allIds(reference).map(({ id }) => ({
    id,
    pages: ids.filter(([, own]) => own.has(id)).map(([slug]) => slug),
    told: movedTo(id, moved) ?? 'first',
  }))
}

test('each group of operations is a page, and the first one has the rest', () => {
  expect([...groups.keys()]).toEqual(['jobs-runs', 'users', 'index-2'])
  expect(first.groups).toEqual([])
  expect(first.description).toBe(whole.description)
  expect(first.index?.groups.map(({ title, operations }) => [title, operations.length])).toEqual([
    ['Jobs & runs', 1],
    ['Users', 2],
    ['Index', 1],
  ])
})

test('the tree of pages has the same groups without reading the whole document', () => {
  const names = groupNames(GROUPED, 'apis/jobs.yaml', {}, 'General')
  expect(names?.map(({ slug }) => slug)).toEqual([...groups.keys()])
  expect(names?.[0]).toEqual({
    title: 'Jobs & runs',
    slug: 'jobs-runs',
    description: 'Start jobs. Then wait for them.',
  })
  expect(groupNames('paths: [', 'apis/jobs.yaml', {}, 'General')).toBeUndefined()
})

test('a shape goes with the only group that reads it; what several read stays on the first page', () => {
  const names = (page: ApiReference | undefined) => page?.shapes.map(({ name }) => name)
  expect(names(groups.get('users'))).toEqual(['Person'])
  expect(names(first)?.sort()).toEqual(
    ['Node', 'Shade'].filter((name) => names(whole)?.includes(name)).sort(),
  )
  expect(names(whole)).toContain('Node')
})

test('every permalink is on one page, and that is the page the first one leads to', () => {
  const places = placesOf(whole)
  expect(places.filter(({ pages, told }) => pages.length !== 1 || pages[0] !== told)).toEqual([])
  // Two names that give one permalink: the parts of the second one begin like the first.
  const second = whole.groups
    .flatMap(({ operations }) => operations)
    .find(({ operationId }) => operationId === 'start_job')
  expect(second?.parameters[0]?.id.startsWith('start-job.')).toBe(true)
  expect(first.index?.groups.map(({ others }) => others.length > 0)).toEqual([false, true, false])
})

test('every permalink of the long document of the product is on one page, and that is the page the first one leads to', async () => {
  const { variables } = await readSiteConfig(ROOT)
  const text = insertVariables(
    await readFile(path.join(ROOT, 'apis/llm.yaml'), 'utf8'),
    variables,
    'apis/llm.yaml',
  )
  const places = placesOf(readReference(text, 'apis/llm.yaml'))
  expect(places.length).toBeGreaterThan(1_500)
  expect(places.filter(({ pages, told }) => pages.length !== 1 || pages[0] !== told)).toEqual([])
}, 60_000)

test('an unknown permalink leads nowhere else, whatever it is called', () => {
  const moved = movedIds(first)
  for (const id of ['', 'constructor', '__proto__', 'api-servers', 'gone', 'gone.body'])
    expect(movedTo(id, moved)).toBeUndefined()
})

test('headings: the first page names no group, and the page of a group only what is in it', () => {
  expect(outlineOf(first).map(({ value }) => value)).toEqual([
    'Servers',
    'Authentication',
    'Operations',
    'Schemas',
    ...first.shapes.map(({ name }) => name),
  ])
  const users = groups.get('users')
  expect(users && outlineOf(users).map(({ value, depth }) => `${depth} ${value}`)).toEqual([
    '2 Operations',
    '3 Start a job again',
    '3 Get a user',
    '2 Schemas',
    '3 Person',
  ])
})

test('what most operations need is that of the document on every page', () => {
  const users = groups.get('users')
  expect(users && usualNeeds(users)).toEqual(usualNeeds(whole))
  expect(usualNeeds(first)).toEqual(usualNeeds(whole))
})
