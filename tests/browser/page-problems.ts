import type { BrowserContext } from '@playwright/test'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Collects what must never happen in a page: uncaught errors, console errors (violations of the content security
 * policy and failed requests among them), and requests that would leave this machine.
 * @param expected problems that the test provokes on purpose
 * @returns a list that grows while the pages run
 */
export function watchForProblems(context: BrowserContext, expected: readonly RegExp[]): string[] {
  const problems: string[] = []
  const report = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  context.on('weberror', (thrown) => report(`uncaught: ${thrown.error().stack || thrown.error().message}`))
  context.on('console', (message) => {
    const { url } = message.location()
    // The authors' server reloads pages through a socket, which browsers close to pages of no secure origin.
    if (message.type() === 'error' && !url.endsWith('/@vite/client'))
      report(`console: ${message.text()} (${url})`)
  })
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && !LOOPBACK.has(hostname) && !hostname.endsWith('.localhost'))
      report(`left the machine: ${request.url()}`)
  })
  return problems
}
