import { describe, expect, it } from 'vitest'
import { allIds } from '../../../../src/reference/checks/all-ids.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { SMALL } from '../small-document.ts'

/** The small document with other fields of the body and other allowed values. */
function idsWith(...edits: [find: string, put: string][]): string[] {
  const text = edits.reduce((before, [find, put]) => {
    expect(before).toContain(find)
    return before.replace(find, put)
  }, SMALL)
  const ids = allIds(readReference(text, 'apis/jobs.yaml')).map(({ id }) => id)
  expect(new Set(ids).size, 'each permalink once').toBe(ids.length)
  return ids
}

const field = (...names: string[]): [string, string] => [
  '        callback:\n',
  `${names.map((name) => `        '${name}':\n          type: string\n          description: A field.\n`).join('')}        callback:\n`,
]

describe('F60: every name has a permalink of its own', () => {
  it('F60: of names that differ in signs alone the second is numbered', () => {
    const ids = idsWith(field('+1', '-1', 'type', '@type', 'ids[]', 'ids'))
    expect(ids).toEqual(
      expect.arrayContaining(
        ['1', '1-2', 'type', 'type-2', 'ids', 'ids-2'].map((name) => `start-job.body.${name}`),
      ),
    )
  })

  it('F60: letters of every script stay', () =>
    expect(idsWith(field('名前', '住所', 'Größe'))).toEqual(
      expect.arrayContaining(['start-job.body.名前', 'start-job.body.住所', 'start-job.body.Größe']),
    ))

  it('F60: allowed values that are signs', () => {
    const ids = idsWith(['enum: [fast, slow]', "enum: [fast, slow, '<', '>', '≤']"])
    expect(ids.filter((id) => id.startsWith('start-job.body.kind:-'))).toEqual([
      'start-job.body.kind:-',
      'start-job.body.kind:--2',
      'start-job.body.kind:--3',
    ])
  })

  it('F60: operations that are written alike, tags in any script', () => {
    const ids = idsWith(
      ['operationId: startJob', 'operationId: read_job'],
      ['  - name: Jobs', '  - name: 石头'],
      ['tags: [Jobs]', 'tags: [石头]'],
      ['tags: [Jobs]', 'tags: [石头]'],
    )
    expect(ids.filter((id) => /^read-job(-\d)?$|石/.test(id))).toEqual(['石头', 'read-job', 'read-job-2'])
  })

  it('F60: a number is left out that something is called by', () =>
    expect(idsWith(field('type', '@type', 'type-2'))).toEqual(
      expect.arrayContaining(['start-job.body.type', 'start-job.body.type-3', 'start-job.body.type-2']),
    ))

  it.each([
    ['apiLimits', 'api-limits-2'],
    ['api_server_messages', 'api-server-messages-2'],
  ])('F60: an operation called as a section of the page: %s', (operationId, id) =>
    expect(idsWith(['operationId: readJob', `operationId: ${operationId}`])).toContain(id),
  )
})
