import path from 'node:path'
import { expect, test } from 'vitest'
import { prepareWorkspace } from '../../../../src/cli/prepare-workspace.ts'
import { readSite } from '../../../../src/content/read-site.ts'
import type { Change } from '../../../../src/reference/versions/change.ts'
import { groupedChanges } from '../../../../src/reference/versions/grouped-changes.ts'
import { allPages } from '../../../../src/site/source.ts'

const project = path.resolve(import.meta.dirname, '../../../..')
const change = (operation: string, what: Change['what'], more: Partial<Change>): Change => ({
  id: `${operation} ${what} ${more.before}`,
  operation,
  what,
  breaking: true,
  ...more,
})

test('changes of an operation stand together; a remedy that several share is told once, for all of them', () => {
  const status = { before: '403', after: '401', note: 'Renew the token.' }
  const groups = groupedChanges([
    change('start', 'path', { before: '/a', after: '/b', note: 'Use /b.' }),
    change('start', 'error status', status),
    change('read', 'path', { before: '/c', after: '/d', note: 'Use /d.' }),
    change('read', 'error status', status),
    change('start', 'request type', { before: 'x', note: 'Use /b.' }),
    change('read', 'parameter', { after: 'p', breaking: false }),
  ])
  expect(groups.map(({ operations, remedies }) => [operations, remedies.map(({ note }) => note)])).toEqual([
    [['start'], ['Use /b.']],
    [['start', 'read'], ['Renew the token.']],
    [['read'], ['Use /d.', undefined]],
  ])
  expect(groups[0]?.remedies[0]?.rows.map(({ what }) => what)).toEqual(['path', 'request type'])
  expect(groups[1]?.remedies[0]?.rows).toEqual([
    { what: 'error status', breaking: true, before: '403', after: '401', operations: ['start', 'read'] },
  ])
})

test('no change of the product is lost, and each remedy is told once', async () => {
  const site = await readSite(await prepareWorkspace(project, { root: project, base: '/' }), new Map())
  let count = 0
  const pages = allPages(site.source).filter(({ frontMatter }) => frontMatter.changes)
  const compared = await Promise.all(pages.map((page) => site.compiler.compile(page)))
  for (const changes of compared.flatMap(({ page }) => Object.values(page.changes ?? {}))) {
    count += changes.length
    const facts = ({ operation, what, breaking, before, after, note }: Omit<Change, 'id'>) =>
      JSON.stringify([operation, what, breaking, before, after, note])
    const groups = groupedChanges(changes)
    const told = groups.flatMap(({ remedies }) =>
      remedies.flatMap(({ note, rows }) =>
        rows.flatMap(({ operations, ...row }) =>
          operations.map((operation) => facts({ ...row, operation, ...(note !== undefined && { note }) })),
        ),
      ),
    )
    expect(told.sort()).toEqual(changes.map(facts).sort())
    const notes = groups.flatMap(({ remedies }) => remedies.flatMap(({ note }) => note ?? []))
    expect(notes).toEqual([...new Set(notes)])
  }
  expect(count).toBeGreaterThan(50)
}, 60_000)
