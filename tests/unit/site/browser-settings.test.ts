import { describe, expect, it } from 'vitest'
import { browserSettings } from '../../../src/site/browser-settings.ts'

const rates = {
  environment: 'prod',
  tracesSampleRate: 1,
  replaySampleRate: 0.1,
  replayOnErrorSampleRate: 1,
}
const dsn = 'https://key@errors.example/1'

describe('what the scripts of a site know', () => {
  it('R1.08, R1.09: nothing of services that are off', () => {
    expect(browserSettings({ offline: false }, '/docs/')).toEqual({ base: '/docs/' })
    expect(browserSettings({ offline: true }, '/')).toEqual({ base: '/', offline: true })
  })

  it('R7.02: events go to the host, or to a path below the base path', () => {
    const direct = { domain: 'd', scriptHost: 'https://a.example/' }
    expect(browserSettings({ offline: false, analytics: direct }, '/docs/').analytics).toEqual({
      domain: 'd',
      endpoint: 'https://a.example/api/event',
    })
    const proxied = { domain: 'd', proxyPath: '/t/api/event', proxyTarget: 'https://a.example' }
    expect(browserSettings({ offline: false, analytics: proxied }, '/docs/').analytics).toEqual({
      domain: 'd',
      endpoint: '/docs/t/api/event',
    })
  })

  it('R7.03: so do reports', () => {
    const errorReporting = { dsn, tunnelPath: '/r', ...rates }
    expect(browserSettings({ offline: false, errorReporting }, '/docs/').errorReporting).toEqual({
      dsn,
      tunnel: '/docs/r',
      ...rates,
    })
  })
})
