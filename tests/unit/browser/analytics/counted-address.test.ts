import { expect, it } from 'vitest'
import { countedAddress, countedReferrer } from '../../../../src/browser/analytics/counted-address.ts'

it.each([
  ['https://docs.example/a?token=s3cret#part', 'https://docs.example/a'],
  [
    'https://docs.example/a?q=me&utm_source=mail&ref=blog&source=x',
    'https://docs.example/a?utm_source=mail&ref=blog&source=x',
  ],
  ['https://user:pass@docs.example/', 'https://docs.example/'],
  ['https://docs.example/a?reference=1&UTM_source=x', 'https://docs.example/a'],
])('R7.02: of an address only the path and campaigns are counted: %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

it.each([
  ['https://www.example/search?q=my+name#x', 'https://www.example/search'],
  ['android-app://com.example/', null],
  ['', null],
  [undefined, null],
])('R7.02: of the page before, no query: %s', (referrer, counted) => {
  expect(countedReferrer(referrer)).toBe(counted)
})
