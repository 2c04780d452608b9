import { expect, test } from 'vitest'
import type { Operation, Response } from '../../../src/reference/model.ts'
import { responseOf } from '../../../src/reference/response-of.ts'

test('a status is described under its number, else its class, else everything else, in whatever order they stand', () => {
  const responses = ['default', '5xx', '503', '4XX'].map((status) => ({ status }) as Response)
  const found = (status: number) => responseOf({ responses } as Operation, status)?.status
  expect([503, 500, 404, 302].map(found)).toEqual(['503', '5xx', '4XX', 'default'])
  expect(responseOf({ responses: [] as Response[] } as Operation, 200)).toBeUndefined()
})
