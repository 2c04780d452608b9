import { expect, it } from 'vitest'
import { withoutQueries } from '../../../../src/browser/errors/without-queries.ts'

it.each([
  ['https://docs.example/a?token=s3cret', 'https://docs.example/a'],
  ['https://docs.example?token=s3cret#x', 'https://docs.example'],
  ['GET https://docs.example/a?b=c failed', 'GET https://docs.example/a failed'],
  ['/a/b?token=s3cret#x', '/a/b'],
  ['at load (/a?token=s3cret)', 'at load (/a)'],
  ['{"href":"/a?b=c","to":"https://x.example/#token=1"}', '{"href":"/a","to":"https://x.example/"}'],
  ['{"text":"\\"/a?b=c\\""}', '{"text":"\\"/a\\""}'],
  ['either/or? what', 'either/or? what'],
  ['url(#gradient) #fff', 'url(#gradient) #fff'],
  ['two lines\n/a?b=c', 'two lines\n/a'],
])('R7.03: no query or fragment of an address is reported: %s', (text, cleaned) => {
  expect(withoutQueries(text)).toBe(cleaned)
})

it('R7.03: at any depth, keys and other values stay', () => {
  const bytes = new Uint8Array([1])
  const given = {
    a: [{ url: 'https://x.example/?t=1', n: 1, none: null, yes: true }],
    bytes,
    gone: undefined,
  }
  expect(withoutQueries(given)).toEqual({
    a: [{ url: 'https://x.example/', n: 1, none: null, yes: true }],
    bytes,
    gone: undefined,
  })
})

it('R7.03: a long text takes no long time', () => {
  const text = '/'.repeat(200_000) + 'https://x.example/'.repeat(20_000)
  const started = performance.now()
  withoutQueries(text)
  expect(performance.now() - started).toBeLessThan(1000)
})
