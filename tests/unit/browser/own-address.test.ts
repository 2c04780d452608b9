import { beforeEach, expect, it, vi } from 'vitest'
import { ownAddress } from '../../../src/browser/own-address.ts'

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://docs.example/guide/'))
})

it.each([
  ['/a', 'https://docs.example/a'],
  ['/a?q=1#b', 'https://docs.example/a?q=1#b'],
  ['https://docs.example/a', 'https://docs.example/a'],
  ['HTTPS://DOCS.example:443/a', 'https://docs.example/a'],
  ['/a/../../b', 'https://docs.example/b'],
  ['/a//evil.example', 'https://docs.example/a//evil.example'],
  ['', 'https://docs.example/'],
])('F44: %j is on the site', (address, href) => {
  expect(ownAddress(address)?.href).toBe(href)
})

it.each([
  '/\\evil.example/a',
  '\\\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  ' //evil.example',
  '//evil.example',
  '///evil.example',
  'https://docs.example.evil.example/',
  'https://docs.example:8443/',
  'http://docs.example/',
  'https://docs.example@evil.example/',
  'https://name:word@docs.example/',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,a',
  'blob:https://docs.example/0',
  'https://',
])('F44: %j leads nowhere', (address) => {
  expect(ownAddress(address)).toBeUndefined()
})
