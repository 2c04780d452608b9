import { expect, test } from 'vitest'
import { isAdvertised } from '../../../src/site/advertised.ts'
import { buildPageMap } from '../../../src/site/page-map.ts'
import { config, tree } from './tree.ts'

const map = buildPageMap(
  tree({
    meta: {
      shown: 'Shown',
      hidden: { title: 'Hidden', display: 'hidden' },
      told: { title: 'Told', display: 'hidden' },
      section: { title: 'Section', display: 'hidden' },
    },
    pages: { shown: 'Shown', kept: { advertised: false }, hidden: 'Hidden', told: { advertised: true } },
    folders: { section: { pages: { inside: 'Inside', told: { advertised: true } } } },
  }),
  config(),
  'en-US',
)

test.each([
  ['/shown', true],
  ['/kept', false],
  ['/hidden', false],
  ['/told', true],
  ['/section/inside', false],
  ['/section/told', true],
])('%s is advertised: %s', (route, advertised) => {
  const record = map.pages.get(route)
  expect(record && isAdvertised(record)).toBe(advertised)
})
