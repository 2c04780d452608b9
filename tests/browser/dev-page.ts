import type { Page } from '@playwright/test'

/** What `import()` brings when the reader comes near something; relative to `src/browser`. */
const LOADED_LATER = [
  'menus/mobile-menu.ts',
  'menus/dropdowns.ts',
  'soft-navigation/show-page.ts',
  'copy/copy.ts',
  'theme-switch/theme-list.ts',
]

/** A test that holds scripts back goes on without them. */
const LONGEST_WAIT_MS = 5_000

/**
 * The authors' server sends scripts as dozens of files, so that a test would act before anything listens. Makes `goto` and `reload` wait
 * for the scripts of the page and for those that come when the reader approaches something; not with a `waitUntil` of the test's own.
 */
export function waitForScripts(page: Page): void {
  const { goto, reload } = page
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options)
    if (options?.waitUntil === undefined) await scriptsStarted(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (options?.waitUntil === undefined) await scriptsStarted(page)
    return response
  }
}

/** For pages that a test reaches by a full load without `goto`. In a build there is little to wait for. */
export async function scriptsStarted(page: Page): Promise<void> {
  // The inline script keeps clicks until the page's script repeats them, which is the last thing it does.
  const started = page.waitForFunction(() => window.earlyEvents === undefined, undefined, {
    timeout: LONGEST_WAIT_MS,
  })
  if (!(await started.catch(() => undefined))) return
  const load = () =>
    page.evaluate(async (files) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const entry = loaded.find((name) => name.includes('/src/browser/entry.ts'))
      if (entry !== undefined) await Promise.all(files.map((file) => import(new URL(file, entry).href)))
    }, LOADED_LATER)
  // Vite may load the page again while it comes to know it.
  await load().catch(() => page.waitForLoadState().then(load))
}
