import { expect, it } from 'vitest'
import { readReference } from '../../../src/reference/read-reference.ts'
import { searchEntries } from '../../../src/reference/search-entries.ts'
import { EVERY_PART } from './every-part.ts'

const reference = readReference(EVERY_PART, 'apis/jobs.yaml')

it('the search finds a callback, its fields and their values', () => {
  const found = searchEntries(reference).map(({ id }) => id)
  expect(found).toContain('start-job.finished')
  expect(found).toContain('start-job.finished.body.result')
})
