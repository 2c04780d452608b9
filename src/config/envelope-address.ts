/**
 * Where reports for a DSN go (develop.sentry.dev, "Envelopes"): `https://key@host/1` → `https://host/api/1/envelope/?sentry_key=key`.
 * @returns undefined for what is no DSN
 */
export function envelopeAddress(dsn: unknown): string | undefined {
  const address = typeof dsn === 'string' && URL.canParse(dsn) ? new URL(dsn) : undefined
  const [, folder, project] = /^(.*)\/(\d+)$/.exec(address?.pathname ?? '') ?? []
  if (!address || address.username === '' || folder === undefined) return undefined
  return `${address.origin}${folder}/api/${project}/envelope/?sentry_key=${address.username}`
}
