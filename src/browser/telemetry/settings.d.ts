/** Made by src/build/telemetry-settings.ts from the settings of the site; undefined is switched off. */
declare module 'virtual:telemetry-settings' {
  export const analytics: AnalyticsSettings | undefined
  export const errorReporting: ReportSettings | undefined
}

interface AnalyticsSettings {
  domain: string
  /** Events are POSTed to it: an address, or a path with base path. */
  endpoint: string
}

interface ReportSettings {
  dsn: string
  environment: string
  tracesSampleRate: number
  replaySampleRate: number
  replayOnErrorSampleRate: number
  /** Path with base path at which our own server passes reports on. */
  tunnel?: string
}
