import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** After load and after the browser had nothing to do. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await idleScript(page)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/**
 * Waits for what a built page loads when it is idle. Not by a script in the page: the browser takes it for the reader's doing, and so does the page.
 */
async function idleScript(page: Page): Promise<void> {
  const end = Date.now() + 20_000
  const hasCome = async () =>
    (await page.requests()).some((request) => /\/assets\/ahead\./.test(request.url()))
  const isBuilt = (await page.requests()).some((request) => /\/assets\/entry\./.test(request.url()))
  while (isBuilt && !(await hasCome()) && Date.now() < end) await setTimeout(50)
  await page.waitForLoadState('networkidle')
}
