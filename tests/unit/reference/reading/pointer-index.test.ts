import { expect, it } from 'vitest'
import { PointerIndex } from '../../../../src/reference/readers/pointer-index.ts'

it('F71: finds a place and those below it, not those of a like name', () => {
  const index = new PointerIndex(
    new Map(['/a', '/a/b', '/a/b/c', '/a-b', '/a0', '/ab', '/b'].map((pointer) => [pointer, pointer])),
  )
  expect(index.from('/a')).toEqual([
    ['', '/a'],
    ['/b', '/a/b'],
    ['/b/c', '/a/b/c'],
  ])
  expect(index.from('/a/b')).toEqual([
    ['', '/a/b'],
    ['/c', '/a/b/c'],
  ])
  expect(index.from('/c')).toEqual([])
  expect(index.from('').map(([rest]) => rest)).toHaveLength(7)
})
