import { brotliCompressSync } from 'node:zlib'
import { expect, type Locator, type Page, type Response } from '@playwright/test'

/** What an application may bring, in bytes after brotli: module, styles, words and data; React is not its own. */
const BUDGET = 60_000

/**
 * Opens an application by its button.
 * @returns the size of what was loaded for it alone, after checking that nothing of it was loaded before and that it is within its budget
 */
export async function openWithinBudget(page: Page, name: string): Promise<Locator> {
  const loaded: Promise<{ url: string; bytes: Buffer }>[] = []
  const note = (response: Response) => {
    loaded.push(response.body().then((bytes) => ({ url: response.url(), bytes })))
  }
  page.on('response', note)
  const element = page.locator(`[data-application="${name}"]`)
  const button = element.locator(':scope > button')
  await button.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const isOfApplications = (url: string) => /application|react|\.json$/.test(new URL(url).pathname)
  expect((await Promise.all(loaded)).filter(({ url }) => isOfApplications(url))).toEqual([])
  await button.click()
  const live = element.locator(':scope > [data-live]')
  await expect(live).toBeFocused()
  page.off('response', note)
  const files = (await Promise.all(loaded)).filter(({ url, bytes }) => {
    return (
      isOfApplications(url) && !bytes.includes('react.transitional.element') && !bytes.includes('createRoot')
    )
  })
  expect(files.length).toBeGreaterThan(0)
  const size = files.reduce((sum, { bytes }) => sum + brotliCompressSync(bytes).length, 0)
  expect(size, files.map(({ url }) => url).join()).toBeLessThanOrEqual(BUDGET)
  return live
}
