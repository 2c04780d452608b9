import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteServices } from '../../../src/build/site-services.ts'
import { settingsOf } from '../../../src/build/telemetry-settings.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures')

/** The module that starts what a site has switched on. */
function services(fixture: string, command: 'build' | 'serve'): Promise<string> {
  const { configResolved, load } = siteServices(join(FIXTURES, fixture)) as unknown as {
    configResolved: (config: object) => void
    load: (id: string) => Promise<string>
  }
  configResolved({ command })
  return load('\0virtual:site-services')
}

describe('what a site loads', () => {
  it('R1.08, R1.09: analytics and error reporting where the settings have them', async () => {
    expect(await services('telemetry', 'build')).toContain('startTelemetry')
  })

  it('R1.08, R1.09: never while authors work, nor without settings', async () => {
    expect(await services('telemetry', 'serve')).not.toContain('startTelemetry')
    expect(await services('one-locale', 'build')).not.toContain('startTelemetry')
  })
})

describe('what its scripts know', () => {
  const rates = {
    environment: 'prod',
    tracesSampleRate: 1,
    replaySampleRate: 0.1,
    replayOnErrorSampleRate: 1,
  }
  const dsn = 'https://key@errors.example/1'

  it('R7.02: events go to the host, or to a path below the base path', () => {
    const direct = { domain: 'd', scriptHost: 'https://a.example/' }
    expect(settingsOf({ analytics: direct }, '/docs/').analytics).toEqual({
      domain: 'd',
      endpoint: 'https://a.example/api/event',
    })
    const proxied = { domain: 'd', proxyPath: '/t/api/event', proxyTarget: 'https://a.example' }
    expect(settingsOf({ analytics: proxied }, '/docs/').analytics).toEqual({
      domain: 'd',
      endpoint: '/docs/t/api/event',
    })
  })

  it('R7.03: so do reports', () => {
    const errorReporting = { dsn, tunnelPath: '/r', ...rates }
    expect(settingsOf({ errorReporting }, '/docs/')).toEqual({
      analytics: undefined,
      errorReporting: { dsn, tunnel: '/docs/r', ...rates },
    })
  })
})
