import { expect, it, vi } from 'vitest'
import { recentSearches } from '../../../../src/browser/search/recent-searches.ts'

it('F44: of stored searches only those that lead to this site are offered', () => {
  const addresses = [
    '/guide',
    '/\\evil.example/a',
    '/\t/evil.example',
    '//evil.example',
    'https://docs.example/b#c',
    'javascript:a',
  ]
  const stored = addresses.map((href) => ({ query: 'q', title: 't', href }))
  vi.stubGlobal('location', new URL('https://docs.example/'))
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(stored) })
  expect(recentSearches().map(({ href }) => href)).toEqual(['/guide', 'https://docs.example/b#c'])
})
