/** What browser tests start from: `test` with running sites and a page that tolerates no error. */
import { test as plain } from '@playwright/test'
import { startServer } from '../../src/server/serve.ts'
import { buildOnce } from './build-once.ts'
import { waitForScripts } from './dev-page.ts'
import { rootOf, startDevServer } from './dev-server.ts'
import { watchForProblems } from './page-problems.ts'

export { expect } from '@playwright/test'

interface SiteOptions {
  /** Base path such as `/docs`; the root when absent. */
  base?: string
  /** What runs the site, where a test is about one of them; that of the project when absent. */
  mode?: SiteMode
}

/** `build` serves the built site; `dev` runs the authors' server on the sources. */
export type SiteMode = 'build' | 'dev'

/**
 * Starts a site, or hands out the one this worker already runs.
 * @param name folder in `tests/fixtures`, `product` for the product itself, or an absolute path
 * @returns its address with base path and without trailing slash: `${await site('guide')}/scribe/v2`
 */
type OpenSite = (name: string, options?: SiteOptions) => Promise<string>

interface PageOptions {
  /** Errors a test provokes on purpose: `test.use({ expectedErrors: [/status of 404/] })`. */
  expectedErrors: RegExp[]
}

export const test = plain.extend<PageOptions, { site: OpenSite; mode: SiteMode }>({
  expectedErrors: [[], { option: true }],

  // Each project of playwright.config.ts has its own.
  mode: ['build', { option: true, scope: 'worker' }],

  // On the context, so that pages a link opens in a new tab are watched as well.
  context: async ({ context, expectedErrors, mode, javaScriptEnabled }, use) => {
    const problems = watchForProblems(context, expectedErrors)
    if (mode === 'dev' && javaScriptEnabled) context.on('page', waitForScripts)
    await use(context)
    plain.expect(problems, 'errors in the page').toEqual([])
  },

  site: [
    async ({ mode: usual }, use) => {
      const running = new Map<string, ReturnType<typeof startSite>>()
      await use(async (name, { base = '', mode = usual } = {}) => {
        const key = `${mode} ${base} ${name}`
        const site = running.get(key) ?? startSite(name, base, mode)
        running.set(key, site)
        return (await site).url.replace(/\/$/, '')
      })
      const started = await Promise.allSettled(running.values())
      for (const site of started) if (site.status === 'fulfilled') await site.value.close()
    },
    { scope: 'worker', timeout: 0 },
  ],
})

async function startSite(name: string, base: string, mode: SiteMode) {
  if (mode === 'dev') return startDevServer(rootOf(name), base)
  const dist = await buildOnce(name, base)
  return startServer({ dist, base, port: 0, host: '127.0.0.1' })
}
