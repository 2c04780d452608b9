import { describe, expect, test } from 'vitest'
import { idsIn, newId, similarText } from '../../../src/mock/job-ids.ts'
import { readReference } from '../../../src/reference/read-reference.ts'
import { SMALL } from '../reference/small-document.ts'

const small = SMALL.replace(
  '  description: Life of a job.\n',
  '  description: Life of a job.\n  id: job_id\n',
)
const reference = readReference(small, 'apis/small.yaml')

describe('An id of the same form', () => {
  test.each([
    ['9b1d4c70a2f84e6fb35d0c7e81aa42f6', /^[0-9a-f]{32}$/],
    [
      '6f1d2c0e-8a57-4b1e-9c33-0d5b7f2e41aa',
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-9[0-9a-f]{3}-[0-9a-f]{12}$/,
    ],
    ['JOB-2031-A7x9', /^JOB-\d{4}-[A-Z]\d[a-z]\d$/],
    ['job1', /^job\d{1,2}$/],
    ['sample', /^sample[1-9]$/],
    ['é-12', /^é-\d\d$/],
  ])('as %s', (example, form) => {
    const made = Array.from({ length: 50 }, (_, seed) => similarText(example, seed))
    expect(made.filter((text) => !form.test(text))).toEqual([])
    expect(new Set(made).size).toBeGreaterThan(5)
    expect(similarText(example, 3)).toBe(similarText(example, 3))
  })

  test('fits what the document says of the parameter', () => {
    expect(newId(reference, 'j1234', 1)).toMatch(/^j\d{4}$/)
    expect(newId(reference, 'j1234', 1, [newId(reference, 'j1234', 1)])).toMatch(/^j\d{4}1$/)
    // No text of this form fits: the id stays as it is.
    expect(newId(reference, 'k-12', 1)).toBe('k-12')
  })
})

test('Ids of an answer are those of its fields, not those of lists, and no short ones', () => {
  expect(idsIn(reference, '{"job_id":"j1234","of":{"job_id":"j5678"}}')).toEqual(['j1234', 'j5678'])
  expect(idsIn(reference, '{"jobs":[{"job_id":"j1234"}]}')).toEqual([])
  expect(idsIn(reference, '{"job_id":"j1"}')).toEqual([])
  expect(idsIn(reference, 'no JSON')).toEqual([])
})
