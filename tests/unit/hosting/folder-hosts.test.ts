import { expect, test } from 'vitest'
import { assetsIgnore } from '../../../src/hosting/cloudflare.ts'
import { folderHostFiles, folderHostWarnings } from '../../../src/hosting/folder-hosts.ts'
import { EXAMPLE_SITE } from './example-site.ts'

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

test('_redirects has a line for Netlify and one for Cloudflare, with and without a slash', () => {
  expect(linesOf(folderHostFiles(EXAMPLE_SITE).redirects)).toEqual([
    '/docs/old/page /docs/guide#start 308!',
    '/docs/old/page /docs/guide#start 308',
    '/docs/old/page/ /docs/guide#start 308!',
    '/docs/old/page/ /docs/guide#start 308',
    '/docs/shop https://shop.example/x?from=docs 308!',
    '/docs/shop https://shop.example/x?from=docs 308',
    '/docs/shop/ https://shop.example/x?from=docs 308!',
    '/docs/shop/ https://shop.example/x?from=docs 308',
    // What would be a placeholder there is not.
    '/docs/a%2Ab%3Ac%20%C3%A9 /docs/guide 308!',
    '/docs/a%2Ab%3Ac%20%C3%A9 /docs/guide 308',
    '/docs/a%2Ab%3Ac%20%C3%A9/ /docs/guide 308!',
    '/docs/a%2Ab%3Ac%20%C3%A9/ /docs/guide 308',
    '/docs/t/api/event https://stats.example/api/event 200',
    '/docs/hosting.json /docs/404.html 404!',
    '/docs/_headers /docs/404.html 404!',
    '/docs/_redirects /docs/404.html 404!',
    '/docs/fr/* /docs/fr/404.html 404',
    '/docs/* /docs/404.html 404',
  ])
})

test('_headers has every header of the table, TLS included, and keeps hashed files', () => {
  const { 'content-security-policy': policy, ...others } = EXAMPLE_SITE.headers
  expect(linesOf(folderHostFiles(EXAMPLE_SITE).headers)).toEqual([
    '/docs/*',
    ...Object.entries(others).map(([name, value]) => `  ${name}: ${value}`),
    `  content-security-policy: ${policy}; upgrade-insecure-requests`,
    '  strict-transport-security: max-age=31536000',
    '/docs/*.md',
    '  content-type: text/markdown; charset=utf-8',
    '/docs/assets/*',
    '  cache-control: public, max-age=31536000, immutable',
    '/docs/apis/*',
    '  access-control-allow-origin: *',
    '/docs/apis.json',
    '  access-control-allow-origin: *',
    '/docs/.well-known/api-catalog',
    '  content-type: application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    '  link: </docs/.well-known/api-catalog>; rel="api-catalog"',
    '  access-control-allow-origin: *',
  ])
})

test('what Cloudflare would leave out is told', () => {
  expect(folderHostWarnings(EXAMPLE_SITE)).toEqual([])
  const redirects = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`/old/${n}`, '/guide']))
  expect(folderHostWarnings({ ...EXAMPLE_SITE, redirects })).toEqual([
    '_redirects: 2002 redirects, with and without a slash; Cloudflare reads 2000',
  ])
  const headers = { 'content-security-policy': `default-src ${'https://x.example '.repeat(200)}` }
  expect(folderHostWarnings({ ...EXAMPLE_SITE, headers })).toHaveLength(1)
})

test('Cloudflare is not given what is compressed already', () => {
  expect(linesOf(assetsIgnore(EXAMPLE_SITE))).toEqual([
    'hosting.json',
    '*.html.br',
    '*.html.gz',
    '*.js.br',
    '*.js.gz',
  ])
})
