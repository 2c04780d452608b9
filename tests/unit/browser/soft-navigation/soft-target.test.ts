import { expect, test } from 'vitest'
import { isSamePage, isSoftTarget } from '../../../../src/browser/soft-navigation/soft-target.ts'

const current = new URL('https://docs.example/docs/guide/start?x=1')

test.each([
  ['/docs/guide/other', true],
  ['/docs/guide/other#part', true],
  ['/docs/', true],
  ['/docs', true],
  ['/docs/scribe/v1.2', true],
  ['/docs/page.html', true],
  ['/docs/guide/start?x=2', true],
  ['/docs/guide/start?x=1', true],
  ['/docsother', false],
  ['/', false],
  ['/docs/files/guide.pdf', false],
  ['/docs/search.json', false],
  ['https://other.example/docs/guide/other', false],
  ['http://docs.example/docs/guide/other', false],
  ['mailto:a@docs.example', false],
])('soft navigation to %s below /docs/: %s', (href, soft) => {
  expect(isSoftTarget(new URL(href, current), current, '/docs/')).toBe(soft)
})

test.each([
  ['', true],
  ['#part', true],
  ['?x=1#part', true],
  ['?x=2', false],
  ['other?x=1', false],
])('%s is on the same page: %s', (href, same) => {
  expect(isSamePage(new URL(href, current), current)).toBe(same)
})
