import { expect, test } from 'vitest'
import { readSiteConfig } from '../../../src/content/read-config.ts'
import { readTree } from '../../../src/content/read-tree.ts'
import { sectionOf } from '../../../src/site/document-title.ts'
import { buildPageMap } from '../../../src/site/page-map.ts'
import { routeProblems } from '../../../src/site/route-problems.ts'
import { allPages } from '../../../src/site/source.ts'
import { GROUPED } from '../reference/pages/grouped-document.ts'
import { temporarySite } from './temporary-site.ts'

const CONFIG = "export default { brand: 'Acme', description: 'Docs.' }\n"
const API = `---
api: jobs
apiPages: groups
description: All operations.
openGraph: { title: Jobs, image: /jobs.png }
canonical: https://docs.example/api
date: 2025-01-31
---

# Job API
`

async function read(files: Readonly<Record<string, string>>) {
  const root = await temporarySite({ 'site.config.ts': CONFIG, 'apis/jobs.yaml': GROUPED, ...files })
  const config = await readSiteConfig(root)
  const { source, problems } = await readTree(root, config)
  return { source, problems, config, map: buildPageMap(source, config, config.defaultLocale) }
}

test('each group is a page below the one that shows the document, in the order of the document', async () => {
  const { map, problems } = await read({ 'content/jobs/api.mdx': API, 'content/jobs/other.mdx': '# Other\n' })
  expect(problems).toEqual([])
  expect([...map.pages.keys()]).toEqual([
    '/jobs/api',
    '/jobs/api/jobs-runs',
    '/jobs/api/users',
    '/jobs/api/index-2',
    '/jobs/other',
  ])
  const page = map.pages.get('/jobs/api/users')
  expect(page?.source).toMatchObject({ heading: 'Users', group: { slug: 'users', first: '/jobs/api' } })
  // What search engines and link previews are told of one page is wrong for another.
  expect(page?.source.frontMatter).toEqual({
    api: 'jobs',
    apiPages: 'groups',
    title: 'Users',
    description: 'Who starts jobs.',
    openGraph: { image: '/jobs.png' },
  })
})

test('the sidebar folds them under it, unless the author says otherwise', async () => {
  const sidebar = async (files: Readonly<Record<string, string>>) =>
    (await read(files)).map.docsTrees.get('')?.sidebar.entries
  expect(await sidebar({ 'content/api.mdx': API })).toMatchObject([
    {
      kind: 'folder',
      title: 'API',
      href: '/api',
      open: false,
      children: [{ title: 'Jobs & runs' }, { title: 'Users' }, { title: 'Index' }],
    },
  ])
  const meta = "export default { api: { title: 'Reference', theme: { collapsed: false } } }\n"
  expect(await sidebar({ 'content/api.mdx': API, 'content/_meta.ts': meta })).toMatchObject([
    { title: 'Reference', open: true },
  ])
})

test('a folder of that name keeps its pages; its meta record may order and name all of them', async () => {
  const { map, problems } = await read({
    'content/api.mdx': API,
    'content/api/errors.mdx': '# Errors\n',
    'content/api/_meta.ts': "export default { users: 'People', errors: 'Errors' }\n",
  })
  expect(problems).toEqual([])
  expect(map.docsTrees.get('')?.sequence.pages.map(({ title }) => title)).toEqual([
    'API',
    'People',
    'Errors',
    'Index',
    'Jobs & runs',
  ])
})

test('of an index page they lie in its own folder; a document may be the whole site', async () => {
  const { map } = await read({ 'content/jobs/index.mdx': API })
  expect([...map.pages.keys()]).toEqual(['/jobs', '/jobs/jobs-runs', '/jobs/users', '/jobs/index-2'])
  const whole = await read({ 'content/index.mdx': API })
  expect([...whole.map.pages.keys()].sort()).toEqual(['/', '/index-2', '/jobs-runs', '/users'])
})

test('document titles name the reference, whose own title stays what it was on one page', async () => {
  const { map } = await read({
    'content/jobs/api.mdx': API,
    'content/api.mdx': API.replace('Job API', 'All'),
  })
  const section = (route: string) => {
    const record = map.pages.get(route)
    return record && sectionOf(record, [])
  }
  expect(section('/jobs/api')).toBe('Jobs')
  expect(section('/jobs/api/users')).toBe('Jobs, Job API')
  expect(section('/api')).toBeUndefined()
  expect(section('/api/users')).toBe('All')
})

test('a page of the author at the address of a group is told', async () => {
  const { source } = await read({ 'content/api.mdx': API, 'content/api/users.mdx': '# Users\n' })
  expect(routeProblems(source)).toMatchObject([{ message: expect.stringContaining('/api/users') }])
})

test('front matter that asks for pages of nothing is told with its line', async () => {
  const socket = 'asyncapi: 3.0.0\ninfo: { title: A, version: "1" }\nchannels: {}\n'
  const page = (lines: string) => `---\n${lines}\n---\n\n# A\n`
  const { problems, source } = await read({
    'content/a.mdx': page('apiPages: groups'),
    'content/b.mdx': page('api: socket\napiPages: groups'),
    'content/c.mdx': page('api: jobs\napiPages: tags'),
    // A missing document is told by whoever compiles the page, a broken one as well.
    'content/d.mdx': page('api: gone\napiPages: groups'),
    'apis/socket.yaml': socket,
  })
  expect(problems).toMatchObject([
    { file: 'content/c.mdx', line: 3, keyPath: 'apiPages', expected: expect.stringContaining('groups') },
    { file: 'content/a.mdx', line: 2, message: 'There is no API document to give pages to' },
    { file: 'content/b.mdx', line: 3, message: 'apis/socket.yaml has no groups of operations' },
  ])
  expect(allPages(source)).toHaveLength(4)
})
