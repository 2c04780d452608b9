import type { Page, Request } from '@playwright/test'

/**
 * Watches where texts go that must stay in the page.
 * @returns finds what has left it: requests that bring one of the texts, that are no plain reading of the site, sockets; what is stored; the address
 */
export function watchForLeaks(page: Page): (canaries: readonly string[]) => Promise<string[]> {
  const requests: Request[] = []
  const sockets: string[] = []
  page.context().on('request', (request) => requests.push(request))
  page.on('websocket', (socket) => sockets.push(socket.url()))
  return async (canaries) => {
    const { origin } = new URL(page.url())
    const sent = requests.flatMap((request) => {
      const text = [
        request.method(),
        request.url(),
        request.postData() ?? '',
        ...Object.values(request.headers()),
      ].join(' ')
      const isReading = /^(GET|HEAD)$/.test(request.method()) && request.url().startsWith(`${origin}/`)
      return isReading && !canaries.some((canary) => text.includes(canary)) ? [] : [text]
    })
    const stored = await page.evaluate(async () => {
      const databases = (await indexedDB.databases()).map(({ name }) => name)
      const addresses = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => url),
        ),
      )
      const plain = [
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        location.href,
        history.state,
      ]
      return JSON.stringify([...plain, databases, addresses])
    })
    return [
      ...sent,
      ...sockets,
      ...canaries.filter((canary) => stored.includes(canary)).map((canary) => `stored: ${canary}`),
    ]
  }
}
