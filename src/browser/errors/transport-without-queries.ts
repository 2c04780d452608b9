import { makeFetchTransport } from '@sentry/browser'
import { withoutQueries } from './without-queries.ts'

/** The only way out: events, traces and replays all pass it, and none with a query or fragment of an address (tokens may be in them). */
export const transportWithoutQueries: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options)
  return { ...transport, send: (envelope) => transport.send(withoutQueries(envelope)) }
}
