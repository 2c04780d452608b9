import { describe, expect, it } from 'vitest'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { differences, noteMistakes } from '../../../../src/reference/versions/differences.ts'
import { SMALL } from '../small-document.ts'

/** The newer version: `SMALL` whose operations take the place of their own namesakes, with changes. */
function newer(...edits: [find: string, put: string][]): string {
  const paired = SMALL.replace('operationId: startJob', 'operationId: startJob\n      x-replaces: startJob')
    .replace('operationId: readJob', 'operationId: readJob\n      x-replaces: readJob')
    .replace('security:\n', 'x-replaces-document: jobs\nsecurity:\n')
  return edits.reduce((text, [find, put]) => {
    expect(text).toContain(find)
    return text.replaceAll(find, put)
  }, paired)
}

function changes(...edits: [find: string, put: string][]) {
  const older = readReference(SMALL, 'apis/jobs.yaml')
  return differences(older, readReference(newer(...edits), 'apis/jobs-v2.yaml'))
}

const told = (found: ReturnType<typeof changes>) =>
  found.map(
    ({ breaking, what, before = '–', after = '–' }) =>
      `${breaking ? '!' : ' '} ${what}: ${before} | ${after}`,
  )

describe('differences of two versions', () => {
  it('equal documents have none', () => expect(changes()).toEqual([]))

  it('a moved operation breaks', () =>
    expect(told(changes(['/jobs/{job_id}:', '/v2/jobs/{job_id}:']))).toEqual([
      '! path: GET /jobs/{job_id} | GET /v2/jobs/{job_id}',
    ]))

  it('a renamed field is one change, and it breaks', () =>
    expect(
      told(changes(['        kind:', '        mode:'], ['required: [kind]', 'required: [mode]'])),
    ).toEqual(['! request field: kind | mode']))

  it('a new optional field breaks nothing, a new required one does', () => {
    const field = (extra: string): [string, string] => [
      '        callback:\n',
      `        colour:\n          type: string\n          description: Its colour.\n${extra}        callback:\n`,
    ]
    expect(told(changes(field('')))).toEqual(['  request field: – | colour'])
    expect(
      told(
        changes(
          field(''),
          ['required: [kind]', 'required: [kind, colour]'],
          ['kind: fast\n', 'kind: fast\n                  colour: red\n'],
        ),
      ),
    ).toEqual(['! request field: – | colour'])
  })

  it('what is not confirmed is never called breaking', () =>
    expect(
      told(
        changes(
          ['        kind:\n', '        mode:\n          x-inferred: true\n'],
          ['required: [kind]', 'required: [mode]'],
          ['kind: fast', 'mode: fast'],
        ),
      ),
    ).toEqual(['  request field: kind | mode']))

  it('a lost allowed value breaks, and so does another type or status', () => {
    expect(
      told(changes(['enum: [fast, slow]', 'enum: [fast]'], ['            slow: Within an hour.\n', ''])),
    ).toEqual(['! allowed value: slow | –'])
    expect(
      told(
        changes(
          ['maxItems: 5', 'maxItems: 5\n          deprecated: false'],
          ["        '201':", "        '202':"],
        ),
      ),
    ).toEqual(['! success status: 201 | 202'])
    expect(
      told(
        changes(
          ['            type: string\n            maxLength: 20', '            type: integer'],
          ['tags: [a]', 'tags: [1]'],
        ),
      ),
    ).toEqual(['! request field: tags: array of strings | tags: array of integers'])
  })

  it('operations that are new or gone are told', () => {
    const gone = told(changes(['      x-replaces: readJob\n', '']))
    expect(gone).toContain('! operation: GET /jobs/{job_id} | –')
    expect(gone).toContain('  operation: – | GET /jobs/{job_id}')
  })

  it('a breaking change without note and a note of no change are mistakes', () => {
    const document = newer(
      ['/jobs/{job_id}:', '/v2/jobs/{job_id}:'],
      ['x-limits:', 'x-migration:\n  - change: "nothing: path"\n    note: Do nothing.\nx-limits:'],
    )
    const reference = readReference(document, 'apis/jobs-v2.yaml')
    const found = differences(readReference(SMALL, 'apis/jobs.yaml'), reference)
    expect(noteMistakes(found, reference)).toEqual({ missing: ['readJob: path'], unused: ['nothing: path'] })
  })
})
