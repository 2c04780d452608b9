import { expect, test } from 'vitest'
import { pageOfTwin, twinAddress } from '../../../src/config/twin-address.ts'
import { twinHref } from '../../../src/site/twin-href.ts'

const links = {
  page: '/fr/guide',
  base: '/docs',
  plainFiles: new Set(['/licence']),
  redirects: new Map([
    ['/old', '/new#start'],
    ['/shop', 'https://shop.example/x'],
  ]),
}

test.each([
  ['#install', '/docs/fr/guide.md#install'],
  ['/docs', '/docs/index.md'],
  ['/docs/', '/docs/index.md'],
  ['/docs/scribe/v2', '/docs/scribe/v2.md'],
  ['/docs/scribe/v2/?q=1#a', '/docs/scribe/v2.md?q=1#a'],
  ['/docs/%C3%BCber%20uns#x', '/docs/%C3%BCber%20uns.md#x'],
  // Older addresses lead on, and a fragment of the link wins.
  ['/docs/old', '/docs/new.md#start'],
  ['/docs/old#part', '/docs/new.md#part'],
  ['/docs/shop', 'https://shop.example/x'],
  // No pages.
  ['/docs/guide.pdf', '/docs/guide.pdf'],
  ['/docs/apis/jobs.yaml', '/docs/apis/jobs.yaml'],
  ['/docs/licence', '/docs/licence'],
  ['/elsewhere', '/elsewhere'],
  ['/docsy', '/docsy'],
  ['//cdn.example/a', '//cdn.example/a'],
  ['https://other.example/docs/a', 'https://other.example/docs/a'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('%s leads to %s', (href, expected) => {
  expect(twinHref(href, links)).toBe(expected)
})

test('an address of a twin and that of its page lead to each other', () => {
  for (const page of ['/', '/a', '/a/b.c', '/fr']) expect(pageOfTwin(twinAddress(page))).toBe(page)
  for (const other of ['/', '/a', '/.md', '/a/.md', '/a.mdx']) expect(pageOfTwin(other)).toBeUndefined()
})
