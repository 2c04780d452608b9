import { expect, it } from 'vitest'
import { SiteProblems } from '../../../../src/config/problem.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { operationsOf } from '../../../../src/reference/walk.ts'
import { SMALL } from '../small-document.ts'

function problemsOf(text: string) {
  try {
    readReference(text, 'apis/jobs.yaml')
  } catch (error) {
    if (error instanceof SiteProblems) return error.problems
    throw error
  }
  return []
}

it('F74: `nullable` beside alternatives means that null is one of them', () => {
  const text = SMALL.replace(
    "          type: [string, 'null']\n          format: uri",
    '          nullable: true\n          anyOf:\n            - type: string\n              format: uri\n            - type: integer',
  )
  const [start] = operationsOf(readReference(text, 'apis/jobs.yaml'))
  expect(start?.body?.contents[0]?.schema?.fields?.[2]?.schema).toMatchObject({ nullable: true })
  const wrong = text.replace('tags: [a]', 'tags: [a]\n                  callback: false')
  expect(problemsOf(wrong)[0]?.keyPath).toMatch(/usual\/value\/callback$/)
})

it('F74: a schema that cannot be checked is told at its example', () => {
  const text = SMALL.replace(
    "              $ref: '#/components/schemas/JobRequest'",
    '              $id: "no address: at all"\n              $anchor: a b',
  )
  for (const problem of problemsOf(text))
    expect(problem).toMatchObject({ file: 'apis/jobs.yaml', line: expect.any(Number) })
})

it.each(['', 'null', '3', '[]', 'a: *b', '"openapi"', '{openapi: [3]}'])('F74: %j is no document', (text) => {
  const problems = problemsOf(text)
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems) expect(problem).toMatchObject({ file: 'apis/jobs.yaml', line: 1 })
})

it('F74: a property may be called as a keyword', () => {
  const text = SMALL.replace(
    '        callback:\n',
    "        default:\n          $ref: '#/components/schemas/Lost'\n        callback:\n",
  )
  expect(problemsOf(text)).toMatchObject([
    {
      keyPath: '/components/schemas/JobRequest/properties/default/$ref',
      received: '#/components/schemas/Lost',
    },
  ])
})

it('F74: an example that mentions a reference has none', () =>
  expect(problemsOf(SMALL.replace('tags: [a]', 'tags: ["$ref: x.yaml"]'))).toEqual([]))
