/** What tests of behaviours start from: `test` with a reader in the engine of the project, running sites, and no complaint. */
import { test as plain } from '@playwright/test'
import { type OpenSite, runningSites } from '../browser/running-sites.ts'
import type { Engine, EngineName, WindowOptions } from './driver.ts'
import { Reader } from './reader.ts'
import { startEngine } from './start-engine.ts'

export { expect } from '@playwright/test'

/** What the tests of one worker share. */
interface Running {
  /** Name of the engine that all tests of the project run in. */
  engine: EngineName
  browser: Engine
  site: OpenSite
}

interface Options {
  window: WindowOptions
  /** What a test provokes on purpose. */
  expectedComplaints: RegExp[]
  reader: Reader
}

// Playwright's own browser is never asked for.
export const test = plain.extend<Options, { engine: EngineName; running: Running; site: OpenSite }>({
  window: [{ width: 1280, height: 800, scripts: true }, { option: true }],
  expectedComplaints: [[], { option: true }],
  engine: ['chromium', { option: true, scope: 'worker' }],

  running: [
    async ({ engine }, use) => {
      const browser = await startEngine(engine)
      const { open, close } = runningSites('build')
      await use({ engine, browser, site: open })
      await browser.close()
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  site: [({ running }, use) => use(running.site), { scope: 'worker' }],

  reader: async ({ running, window, expectedComplaints }, use) => {
    const driver = await running.browser.open(window)
    const reader = new Reader(driver)
    await use(reader)
    const complaints = await reader.complaints()
    await driver.close()
    const isExpected = (line: string) => expectedComplaints.some((pattern) => pattern.test(line))
    plain
      .expect(
        complaints.filter((line) => !isExpected(line)),
        'what the browser complains of',
      )
      .toEqual([])
  },
})
