import { expect, test } from 'vitest'
import { negotiateEncoding } from '../../../src/server/encoding.ts'
import { Memory } from '../../../src/server/memory.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=1.0', 'gzip'],
  ['br;q=nonsense', 'identity'],
  ['zstd', 'identity'],
])('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})

test('memory loads once, forgets the least recently used and never keeps a failure', async () => {
  const loads: string[] = []
  const memory = new Memory(10)
  const get = (key: string, size: number) =>
    memory.get(key, async () => {
      loads.push(key)
      return Buffer.alloc(size)
    })
  await Promise.all([get('a', 4), get('a', 4)])
  await get('b', 4)
  await get('a', 4)
  await get('c', 4)
  await get('a', 4)
  await get('b', 4)
  expect(loads).toEqual(['a', 'b', 'c', 'b'])

  await expect(memory.get('x', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect((await get('x', 1)).length).toBe(1)
  await get('large', 11)
  await get('large', 11)
  expect(loads.filter((key) => key === 'large').length).toBe(2)
})
