import { describe, expect, it } from 'vitest'
import { SiteProblems } from '../../../../src/config/problem.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { SMALL } from '../small-document.ts'
import { SMALL_SOCKET } from '../small-socket.ts'
import { type Bad, HTTP, SOCKET } from './bad-documents.ts'

function problemsOf(document: string, { find, put }: Bad) {
  expect(document, 'the document has the text that is changed').toContain(find)
  try {
    readReference(document.replace(find, put), 'apis/jobs.yaml')
  } catch (error) {
    if (error instanceof SiteProblems) return error.problems
    throw error
  }
  return []
}

describe('bad documents are refused with file, line and pointer', () => {
  const all = [
    ...HTTP.map((bad) => [SMALL, bad] as const),
    ...SOCKET.map((bad) => [SMALL_SOCKET, bad] as const),
  ]

  it('at least thirty kinds', () => expect(all.length).toBeGreaterThanOrEqual(30))

  it.each(all.map(([document, bad]) => [bad.what, document, bad] as const))('%s', (_what, document, bad) => {
    const problems = problemsOf(document, bad)
    const told = problems.map(({ keyPath, message }) => `${keyPath}: ${message}`).join('\n')
    const problem = problems.find(
      ({ message, keyPath }) =>
        bad.message.test(message) && (bad.pointer === undefined || keyPath === bad.pointer),
    )
    expect(problem, told).toBeDefined()
    expect(problem?.file).toBe('apis/jobs.yaml')
    expect(problem?.line).toBeGreaterThan(0)
    if (bad.near !== undefined) expect(problem?.nearest).toBe(bad.near)
  })

  it('the correct documents are read', () => {
    expect(() => readReference(SMALL, 'apis/jobs.yaml')).not.toThrow()
    expect(() => readReference(SMALL_SOCKET, 'apis/talk.yaml')).not.toThrow()
  })

  it('the line is that of the mistake', () => {
    const [problem] = problemsOf(SMALL, HTTP.find(({ what }) => what === 'a limit that is a text') as Bad)
    const line = SMALL.split('\n').findIndex((text) => text.includes('maxItems: 5')) + 1
    expect(problem?.line).toBe(line)
  })
})
