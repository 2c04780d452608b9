import { describe, expect, it } from 'vitest'
import { forwardsOf, reportOrigins } from '../../../src/config/forwards.ts'
import { type SiteConfig, siteSchema } from '../../../src/config/site-schema.ts'
import { checkData } from '../../../src/config/zod-problems.ts'

type Telemetry = Pick<SiteConfig, 'analytics' | 'errorReporting'>

function check(config: object) {
  return checkData(
    siteSchema,
    { brand: 'Acme', description: 'Acme docs', ...config },
    { file: 'site.config.ts' },
  )
}

function problemsOf(config: object) {
  return check(config).problems.map(({ keyPath, message }) => `${keyPath}: ${message}`)
}

function valid(config: Telemetry) {
  const { data, problems } = check(config)
  expect(problems).toEqual([])
  if (!data) throw new Error('unreachable')
  return data
}

const dsn = 'https://key@errors.example/1'
const domain = 'docs.example'

describe('wrong settings', () => {
  it('R7.02: a target needs the path that leads to it', () => {
    const analytics = { domain, scriptHost: 'https://a.example', proxyTarget: 'https://a.example' }
    expect(problemsOf({ analytics })).toEqual([
      'analytics.proxyTarget: `proxyTarget` needs a `proxyPath` that leads to it',
    ])
  })

  it.each([
    ['https://errors.example/1', 'Not a DSN: it has a key and ends in a project number'],
    ['https://key@errors.example/', 'Not a DSN: it has a key and ends in a project number'],
    ['https://key:secret@errors.example/1', 'A DSN with a secret key must not be published'],
    ['errors', 'Not a web address such as `https://example.com`'],
  ])('R7.03: no DSN: %s', (wrong, message) => {
    expect(problemsOf({ errorReporting: { dsn: wrong } })).toEqual([`errorReporting.dsn: ${message}`])
  })

  it.each([
    ['reports', 'Not a path of this site such as `/reports`'],
    ['//other.example/x', 'Not a path of this site such as `/reports`'],
    ['/x/api/event', 'Paths that end in `/api/event` belong to the analytics'],
  ])('R7.03: no path for reports: %s', (tunnelPath, message) => {
    expect(problemsOf({ errorReporting: { dsn, tunnelPath } })).toEqual([
      `errorReporting.tunnelPath: ${message}`,
    ])
  })
})

describe('addresses', () => {
  it('R7.02, R7.03: what our own server passes on, and where to', () => {
    const analytics = { domain, proxyPath: '/t/api/event', proxyTarget: 'https://a.example/' }
    expect(forwardsOf(valid({ analytics, errorReporting: { dsn, tunnelPath: '/t/r' } }))).toEqual([
      { kind: 'analytics', path: '/t/api/event', to: 'https://a.example/api/event' },
      { kind: 'errors', path: '/t/r', to: 'https://errors.example/api/1/envelope/?sentry_key=key' },
    ])
  })

  it('R7.02: nothing where another server does it, and nothing without settings', () => {
    expect(forwardsOf(valid({ analytics: { domain, proxyPath: '/t/api/event' } }))).toEqual([])
    expect(forwardsOf(valid({}))).toEqual([])
  })

  it('R7.03: services in a folder keep it', () => {
    const errorReporting = { dsn: 'http://key@errors.example:8000/sub/7', tunnelPath: '/r' }
    expect(forwardsOf(valid({ errorReporting }))[0]?.to).toBe(
      'http://errors.example:8000/sub/api/7/envelope/?sentry_key=key',
    )
  })

  it('R7.02, R7.03: pages may send to a service only where they ask it directly', () => {
    const scriptHost = 'https://a.example/x'
    expect(reportOrigins(valid({ analytics: { domain, scriptHost }, errorReporting: { dsn } }))).toEqual([
      'https://a.example',
      'https://errors.example',
    ])
    const analytics = { domain, proxyPath: '/api/event' }
    expect(reportOrigins(valid({ analytics, errorReporting: { dsn, tunnelPath: '/r' } }))).toEqual([])
  })
})
