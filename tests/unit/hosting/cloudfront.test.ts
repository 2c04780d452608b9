import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { cloudfrontSettings, cloudfrontWarnings } from '../../../src/hosting/cloudfront.ts'
import { resolveAddress } from '../../../src/server/address.ts'
import type { SiteFile, SiteFiles } from '../../../src/server/files.ts'
import { EXAMPLE_SITE } from './example-site.ts'

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>
interface Returned {
  uri?: string
  statusCode?: number
  headers?: { location: { value: string } }
}

const settings = cloudfrontSettings(EXAMPLE_SITE)
const handler = runInNewContext(`${settings['router.js']}; handler`) as (event: object) => Returned

function route(uri: string, querystring: Values = {}): Returned {
  return handler({ request: { method: 'GET', uri, querystring } })
}

const file = (path: string): SiteFile => ({ disk: '', path, precompressed: {} })
const files: SiteFiles = {
  pages: new Map(['/', '/guide', '/über uns', '/fr', '/404', '/fr/404'].map((path) => [path, file(path)])),
  assets: new Map(['/guide.pdf', '/assets/a-1.js'].map((path) => [path, file(path)])),
  errorPages: new Map(['/404', '/fr/404'].map((path) => [path, file(path)])),
}

test('API documents have a policy of their own, which opens them to scripts of all sites', () => {
  const policy = JSON.parse(settings['response-headers-policy-open.json'] ?? '')
  const other = JSON.parse(settings['response-headers-policy.json'] ?? '')
  expect(policy.CorsConfig.AccessControlAllowOrigins.Items).toEqual(['*'])
  expect(policy.SecurityHeadersConfig).toEqual(other.SecurityHeadersConfig)
  expect(other).not.toHaveProperty('CorsConfig')
  expect(settings['upload.sh']).toContain('/docs/apis/*')
})

describe('the function of CloudFront', () => {
  test.each([
    '/docs',
    '/docs/index.html',
    '/docs/guide/',
    '/docs/guide.html',
    '/docs/guide/index',
    '/docs/%C3%BCber%20uns/',
    '/docs/fr/',
    '/docs/old/page',
    '/docs/old/page/',
    '/docs/shop',
    '/docs/a*b%3Ac%20%C3%A9',
  ])('leads on from %s like our server', (uri) => {
    const expected = resolveAddress(uri, EXAMPLE_SITE.base, files, EXAMPLE_SITE.redirects)
    const { statusCode, headers } = route(uri)
    expect([statusCode, { kind: 'redirect', location: headers?.location.value }]).toEqual([308, expected])
  })

  test.each([
    ['/docs/old/page', '/docs/guide?q=1&r=2&r=3&s#start'],
    ['/docs/shop', 'https://shop.example/x?from=docs&q=1&r=2&r=3&s'],
    ['/docs/guide/', '/docs/guide?q=1&r=2&r=3&s'],
  ])('keeps the query from %s', (uri, location) => {
    const query = {
      q: { value: '1' },
      r: { value: '2', multiValue: [{ value: '2' }, { value: '3' }] },
      s: { value: '' },
    }
    expect(route(uri, query).headers?.location.value).toBe(location)
  })

  test.each([
    ['/docs/', '/docs/index.html'],
    ['/docs/guide', '/docs/guide/index.html'],
    ['/docs/extract/v2.1', '/docs/extract/v2.1/index.html'],
    ['/docs/%C3%BCber%20uns', '/docs/%C3%BCber%20uns/index.html'],
    ['/docs/guide.pdf', '/docs/guide.pdf'],
    ['/docs/assets/a-1.js', '/docs/assets/a-1.js'],
    ['/docs/.well-known/security.txt', '/docs/.well-known/security.txt'],
  ])('finds the file of %s', (uri, found) => expect(route(uri).uri).toBe(found))

  test.each([
    '/',
    '/elsewhere',
    '/docs/404',
    '/docs/fr/500',
    '/docs/hosting.json',
    '/docs/_headers',
    '/docs/.git/config',
    '/docs/a.js.br',
    '/docs//guide',
    '/docs/%E0%A4%A',
  ])('has nothing at %s', (uri) => expect(route(uri).uri).toBe('/docs/.none'))
})

test('the policy has every header of the table', () => {
  const { SecurityHeadersConfig, CustomHeadersConfig } = JSON.parse(
    settings['response-headers-policy.json'] ?? '',
  )
  const custom = CustomHeadersConfig.Items.map(({ Header }: { Header: string }) => Header)
  const own = ['content-security-policy', 'referrer-policy', 'x-content-type-options']
  expect([...custom, ...own].sort()).toEqual(Object.keys(EXAMPLE_SITE.headers).sort())
  expect(SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(31_536_000)
  expect(SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).toBe(
    "default-src 'none'; upgrade-insecure-requests",
  )
})

test('a function that CloudFront would refuse is told', () => {
  expect(cloudfrontWarnings(EXAMPLE_SITE)).toEqual([])
  const redirects = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`/old/page-${n}`, '/guide']))
  expect(cloudfrontWarnings({ ...EXAMPLE_SITE, redirects }).join()).toMatch(/bytes, CloudFront takes 10240/)
})
