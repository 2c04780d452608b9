import { expect, test } from 'vitest'
import { issueWithPath } from '../../../../src/browser/rare-pages/broken-link.ts'

test.each([
  'https://github.com/a/b/issues/new?title=Found%20%60%25PATH%25%60&labels=bug',
  'https://x.example/?title=`%PATH%`',
])('GIT-06: the path takes its place in %s', (href) => {
  const title = new URL(issueWithPath(href, '/gone & more?x=1#$&')).searchParams.get('title')
  expect(title).toContain('`/gone & more?x=1#$&`')
})
