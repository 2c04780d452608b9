import { expect, test } from 'vitest'
import { negotiateEncoding } from '../../../src/server/encoding.ts'

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
