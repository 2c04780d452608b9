import { expect, test } from 'vitest'
import { Remembered } from '../../../../src/search/answer/remembered.ts'

test('R9.09: 100 results are remembered, those asked for last', () => {
  const remembered = new Remembered<number>()
  for (let index = 0; index < 100; index += 1) remembered.set(`q${index}`, index)
  expect(remembered.get('q0')).toBe(0)
  remembered.set('q100', 100)
  expect(remembered.size).toBe(100)
  expect(remembered.get('q1')).toBeUndefined()
  expect(remembered.get('q0')).toBe(0)
})
