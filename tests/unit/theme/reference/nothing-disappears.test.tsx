import { describe, expect, it } from 'vitest'
import { allIds } from '../../../../src/reference/checks/all-ids.ts'
import { outlineOf } from '../../../../src/reference/outline.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { searchEntries } from '../../../../src/reference/search-entries.ts'
import { differences } from '../../../../src/reference/versions/differences.ts'
import { EVERY_PART } from '../../reference/every-part.ts'
import { drawReference, textAfter } from './draw-reference.tsx'

const HTTP = EVERY_PART.replace(
  '  description: Runs jobs.\n',
  `  description: Runs jobs.
  summary: Jobs in a line.
  termsOfService: https://jobs.example/terms
  contact:
    name: The jobs people
    url: https://jobs.example/people
    email: people@jobs.example
  license:
    name: Free to read
    identifier: MIT
externalDocs:
  url: https://jobs.example/book
  description: The book of jobs
`,
)
  .replace(
    '    description: Start jobs and read their results.\n',
    '    description: Start jobs and read their results.\n    externalDocs:\n      url: https://jobs.example/chapter\n',
  )
  .replace(
    '      description: Starts one job.\n',
    '      description: Starts one job.\n      externalDocs:\n        url: https://jobs.example/page\n        description: A page on it\n',
  )
  .replace('  /jobs:\n', '  /jobs:\n    summary: All jobs.\n    description: Said of the path.\n')
  .replace(
    "          '{$request.body#/callback}':\n",
    `          '{$request.body#/other}':
            post:
              operationId: jobFailed
              responses:
                '204':
                  description: Understood.
            delete:
              operationId: jobGone
              responses:
                '204':
                  description: Understood.
          '{$request.body#/callback}':
`,
  )
  .replace(
    '          x-remedy: Wait a second.\n',
    `          x-remedy: Wait a second.
          links:
            again:
              operationId: readJob
              parameters:
                job_id: $response.body#/id
              description: Read the one that runs.
`,
  )
  .replace(
    'components:\n',
    `  /alias:
    $ref: '#/components/pathItems/Alias'
webhooks:
  jobLost:
    post:
      operationId: jobLost
      summary: A job was lost
      description: Sent at once.
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                lostId:
                  type: string
                  description: Which one.
            example:
              lostId: j1
      responses:
        '204':
          description: Understood.
components:
  pathItems:
    Alias:
      get:
        operationId: readAlias
        tags: [Jobs]
        summary: Read an alias
        description: By another name.
        responses:
          '204':
            description: Nothing.
`,
  )

const reference = readReference(HTTP, 'apis/jobs.yaml')
const html = drawReference(reference)

describe('F69: nothing of an HTTP document disappears', () => {
  it('F69: who stands behind it, and where more is said', () => {
    const about = textAfter(html, 'api-about', 600)
    for (const text of [
      'Jobs in a line.',
      'The jobs people',
      'people@jobs.example',
      'Free to read (MIT)',
      'The book of jobs',
    ])
      expect(about).toContain(text)
    for (const url of ['terms', 'people', 'book', 'chapter', 'page'])
      expect(html).toContain(`href="https://jobs.example/${url}"`)
  })

  it('F69: webhooks, with heading, entry of the search and fields', () => {
    expect(textAfter(html, 'job-lost', 900)).toContain('A job was lost')
    expect(outlineOf(reference).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['api-webhooks', 'job-lost']),
    )
    expect(searchEntries(reference).find(({ id }) => id === 'job-lost')?.names).toContain('jobLost')
    expect(searchEntries(reference).some(({ heading }) => heading === 'lostId')).toBe(true)
  })

  it('F69: a path by reference, what a path says, links of a response', () => {
    expect(textAfter(html, 'read-alias')).toContain('/alias')
    expect(textAfter(html, 'start-job', 900)).toContain('All jobs.Said of the path.Starts one job.')
    expect(textAfter(html, 'start-job.429', 600)).toContain(
      'Read a job (again): job_id = $response.body#/id. Read the one',
    )
  })

  it('F69: a callback with several addresses and methods', () => {
    const ids = allIds(reference).map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining(['start-job.finished', 'start-job.finished-2', 'start-job.finished-3']),
    )
    expect(html).toContain('{$request.body#/other}')
  })

  it('F69: versions tell webhooks that came, went or changed', () => {
    const newer = HTTP.replace('  jobLost:\n', '  jobGone2:\n').replaceAll(
      'operationId: ',
      'x-replaces: ID\n      operationId: ',
    )
    const paired = newer.replace(/x-replaces: ID\n( *)operationId: (\w+)/g, 'operationId: $2')
    expect(
      differences(reference, readReference(paired, 'apis/jobs2.yaml'))
        .filter(({ what }) => what === 'webhook')
        .map(({ before, after, breaking }) => [before, after, breaking]),
    ).toEqual([['jobLost', 'jobGone2', true]])
  })

  it('F69: a link to no operation is a mistake', () =>
    expect(() =>
      readReference(
        HTTP.replace(
          'operationId: readJob\n              parameters',
          'operationId: readJobb\n              parameters',
        ),
        'apis/jobs.yaml',
      ),
    ).toThrow(/link again leads to the operation readJobb[\s\S]*nearest {3}readJob/))
})
