/** What a page fetches after it has loaded. */
import type { CDPSession, Page } from '@playwright/test'

export interface Fetched {
  /** Address without origin. */
  path: string
  method: string
  /** Bytes of the body as it was sent: compressed, without headers. */
  bytes: number
}

interface Exchange extends Fetched {
  /** Seconds, on the clock of the load event. */
  asked: number
}

/**
 * Watches a page that has not been opened yet. A mouse that rests in the corner, of which Chromium tells some pages, is no reader's hand.
 * @returns a function that tells what was fetched after the load event so far, in the order in which it was asked for
 */
export async function watchAhead(page: Page): Promise<() => Fetched[]> {
  await page.addInitScript(() => {
    const ignore = (event: PointerEvent) =>
      event.clientX + event.clientY === 0 && event.stopImmediatePropagation()
    addEventListener('pointerover', ignore, true)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Page.enable')
  const exchanges = watchExchanges(session)
  let loaded = Number.POSITIVE_INFINITY
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp
  })
  return () => exchanges().filter(({ asked }) => asked > loaded)
}

function watchExchanges(session: CDPSession): () => Exchange[] {
  const exchanges = new Map<string, Exchange>()
  const headers = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { pathname, protocol } = new URL(request.url)
    if (!protocol.startsWith('http')) return
    exchanges.set(requestId, { path: pathname, method: request.method, bytes: 0, asked: timestamp })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const exchange = exchanges.get(requestId)
    if (exchange) exchange.bytes = encodedDataLength - (headers.get(requestId) ?? 0)
  })
  return () => [...exchanges.values()]
}

/** What was fetched whole, not only asked for its size. */
export function filesOf(fetched: readonly Fetched[]): Fetched[] {
  return fetched.filter(({ method }) => method !== 'HEAD')
}

export function bytesOf(fetched: readonly Fetched[]): number {
  return fetched.reduce((sum, { bytes }) => sum + bytes, 0)
}
