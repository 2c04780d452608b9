/** What the scripts in the browser must know of a site, so that their files are the same for every site: JSON in each page (theme/layout/script-settings.tsx). */
export interface BrowserSettings {
  /** Begins and ends with `/`. */
  base: string
  /** The site can be kept for reading offline. */
  offline?: true
  analytics?: AnalyticsSettings
  errorReporting?: ReportSettings
}

export interface AnalyticsSettings {
  domain: string
  /** Events are POSTed to it: an address, or a path with base path. */
  endpoint: string
}

export interface ReportSettings {
  dsn: string
  environment: string
  tracesSampleRate: number
  replaySampleRate: number
  replayOnErrorSampleRate: number
  /** Path with base path at which our own server passes reports on. */
  tunnel?: string
}
