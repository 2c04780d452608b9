import type { Page } from '@playwright/test'
import { type DeployedSite, deploySite } from './deployed-site.ts'
import { expect, test as withSite } from './site.ts'

/** What browsers say of a missing connection. */
export const DISCONNECTED = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (404|500|503)/]

/** `deployed`: a server of its own for each test, with the fixture `offline`. */
export const test = withSite.extend<{ deployed: DeployedSite }>({
  deployed: async ({ page }, use) => {
    const site = await deploySite('offline')
    await use(site)
    // Whatever it still asks for has a server.
    await page.close()
    await site.close()
  },
})

/** The reader's first key once the page is idle; waits until the page in the window is kept. */
export async function interact(page: Page): Promise<void> {
  await expect(page.locator('html.offline')).toBeAttached()
  await page.keyboard.press('Shift')
  await expect.poll(() => isKept(page)).toBe(true)
}

export function isKept(page: Page): Promise<boolean> {
  const path = new URL(page.url()).pathname
  return page.evaluate(async (address) => {
    const names = (await caches.keys()).filter((name) => name.includes('pages'))
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(address)))
    return navigator.serviceWorker.controller !== null && found.some((copy) => copy !== undefined)
  }, path)
}

/** Paths of everything kept. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname)
  })
}

export function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

/** Whether the page in the window has its style sheet and its script. */
export async function expectWhole(page: Page): Promise<void> {
  const styled = () =>
    page.evaluate(() => [...document.styleSheets].some(({ cssRules }) => cssRules.length > 5))
  await expect.poll(styled).toBe(true)
  // Set by the page's script alone.
  await expect(page.locator('html.offline')).toBeAttached()
}
