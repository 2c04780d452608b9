/** What browser tests start from: `test` with running sites and a page that tolerates no error. */
import { test as plain } from '@playwright/test'
import { waitForScripts } from './dev-page.ts'
import { watchForProblems } from './page-problems.ts'
import { type OpenSite, runningSites, type SiteMode } from './running-sites.ts'

export { expect } from '@playwright/test'

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
    async ({ mode }, use) => {
      const { open, close } = runningSites(mode)
      await use(open)
      await close()
    },
    { scope: 'worker', timeout: 0 },
  ],
})
