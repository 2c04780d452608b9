import { expect, test } from 'vitest'
import { publicAddress } from '../../../src/site/public-address.ts'

test('HED-03: the public address of a page is that of the site and its route', () => {
  expect(publicAddress('/guide', 'https://docs.example', '/')).toBe('https://docs.example/guide')
  expect(publicAddress('/', 'https://docs.example', '/')).toBe('https://docs.example/')
})

test('C70: the base path of the build is in it, unless the site’s address has one of its own', () => {
  expect(publicAddress('/guide', 'https://docs.example', '/sub/')).toBe('https://docs.example/sub/guide')
  expect(publicAddress('/', 'https://docs.example', '/sub/')).toBe('https://docs.example/sub/')
  expect(publicAddress('/guide', 'https://docs.example/sub', '/sub/')).toBe('https://docs.example/sub/guide')
})

test('RTE-03: it is percent-encoded once', () => {
  expect(publicAddress('/中', 'https://docs.example', '/')).toBe('https://docs.example/%E4%B8%AD')
  expect(publicAddress('/a%3Fb', 'https://docs.example', '/')).toBe('https://docs.example/a%3Fb')
})

test('C70: an address of another site stays as it is', () => {
  expect(publicAddress('https://cdn.example/x.png', 'https://docs.example', '/sub/')).toBe(
    'https://cdn.example/x.png',
  )
})
