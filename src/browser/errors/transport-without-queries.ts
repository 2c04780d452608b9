import { makeFetchTransport } from '@sentry/browser'
import { withoutQueries } from './without-queries.ts'

type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0]

/** That of the browser: loaded before anything watches it. */
const { fetch } = window

/**
 * Reads answers to their end. Until then what was sent counts among the 64 KiB that a browser sends in the background, and once they are used up it
 * refuses every further report.
 */
async function fetchWhole(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  await response.arrayBuffer().catch(() => {})
  return response
}

/** The only way out: events, traces and replays all pass it, and none with a query or fragment of an address (tokens may be in them). */
export const transportWithoutQueries: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options, fetchWhole)
  return { ...transport, send: (envelope) => transport.send(cleanEnvelope(envelope)) }
}

function cleanEnvelope([head, items]: Envelope): Envelope {
  const cleaned = items.map(([about, content]) => {
    const rest = withoutQueries(content)
    // A recording is announced with its length.
    const length = 'length' in about &&
      typeof rest === 'string' && { length: new TextEncoder().encode(rest).length }
    return [{ ...about, ...length }, rest]
  })
  return [withoutQueries(head), cleaned] as Envelope
}
