import { envelopeAddress } from './envelope-address.ts'
import type { Forward } from './hosting-schema.ts'
import type { ResolvedSiteConfig } from './site-schema.ts'

type Telemetry = Pick<ResolvedSiteConfig, 'analytics' | 'errorReporting'>

/** The addresses of a site at which our own server passes on what readers' browsers report. */
export function forwardsOf({ analytics, errorReporting }: Telemetry): Forward[] {
  const { proxyPath, proxyTarget } = analytics ?? {}
  const { tunnelPath, dsn } = errorReporting ?? {}
  const reports = envelopeAddress(dsn)
  return [
    ...(proxyPath !== undefined && proxyTarget !== undefined
      ? [{ kind: 'analytics' as const, path: proxyPath, to: eventAddress(proxyTarget) }]
      : []),
    ...(tunnelPath !== undefined && reports !== undefined
      ? [{ kind: 'errors' as const, path: tunnelPath, to: reports }]
      : []),
  ]
}

/** Origins that pages send reports to themselves: the content security policy has to allow them. */
export function reportOrigins({ analytics, errorReporting }: Telemetry): string[] {
  const direct = [
    analytics?.scriptHost,
    errorReporting?.tunnelPath === undefined ? errorReporting?.dsn : undefined,
  ]
  const origins = direct.filter((address) => address !== undefined).map((address) => new URL(address).origin)
  return [...new Set(origins)]
}

/** Address of an analytics host for events (R7.02). */
export function eventAddress(host: string): string {
  return `${host.replace(/\/+$/, '')}/api/event`
}
