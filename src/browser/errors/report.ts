/** Loaded by `import()` when the page is idle. */
import { breadcrumbsIntegration, browserTracingIntegration, init } from '@sentry/browser'
import type { ReportSettings } from '../../config/browser-settings.ts'
import { whenIdle } from '../events/when-idle.ts'
import { savesData } from '../reader/saves-data.ts'
import type { EarlyError } from '../telemetry/early-error.ts'
import { refusesTracking } from '../telemetry/refuses-tracking.ts'
import { traceSoftNavigation } from './trace-soft-navigation.ts'
import { transportWithoutQueries } from './transport-without-queries.ts'

/**
 * Starts reporting. Nothing that tells who the reader is leaves the browser: no address of the network, no cookies, no queries of addresses.
 * @param early errors so far
 */
export function report(given: ReportSettings, early: readonly EarlyError[]): void {
  const { replaySampleRate, replayOnErrorSampleRate, ...settings } = given
  const release = releaseOf(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src)
  const client = init({
    ...settings,
    ...(release !== undefined && { release }),
    replaysSessionSampleRate: replaySampleRate,
    replaysOnErrorSampleRate: replayOnErrorSampleRate,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    // Transactions: services of one's own do not know streams of spans.
    traceLifecycle: 'static',
    // Pages are files, which nobody traces.
    tracePropagationTargets: [],
    transport: transportWithoutQueries,
    integrations: (usual) => [
      // One more request for every page, to say that it was read.
      ...usual.filter(({ name }) => name !== 'BrowserSession'),
      breadcrumbsIntegration({ history: false }),
      browserTracingIntegration({ instrumentNavigation: false }),
    ],
  })
  handOver(early)
  if (!client) return
  traceSoftNavigation(client)
  if (replaySampleRate + replayOnErrorSampleRate === 0 || refusesTracking() || savesData()) return
  whenIdle(() => void import('./replay.ts').then(({ addReplay }) => addReplay()).catch(() => {}))
}

/** To the handlers that were just installed, so that these errors are treated like all others. */
function handOver(early: readonly EarlyError[]): void {
  // A copy: the new handlers call the earlier ones, which keep it once more.
  for (const given of [...early]) {
    if (isRejection(given)) window.onunhandledrejection?.(...given)
    else window.onerror?.(...given)
  }
}

function isRejection(given: EarlyError): given is [PromiseRejectionEvent] {
  return given[0] instanceof PromiseRejectionEvent
}

/** The hash in the name of the script that every page loads: the same for two builds of the same code. */
function releaseOf(entry: string | undefined): string | undefined {
  return /[.-]([\w-]{8,})\.js$/.exec(entry ?? '')?.[1]
}
