import { brotliCompressSync } from 'node:zlib'
import { expect, type Locator, type Page, type Response } from '@playwright/test'

/** What an application may bring, in bytes after brotli: module, styles, words and data; React is not its own. */
const BUDGET = 60_000

interface Loaded {
  url: string
  bytes: Buffer
}

/**
 * Opens an application by its button.
 * @returns the size of what was loaded for it alone, after checking that nothing of it was loaded before and that it is within its budget
 */
export async function openWithinBudget(page: Page, name: string): Promise<Locator> {
  const loaded: Promise<Loaded>[] = []
  const note = (response: Response) => {
    loaded.push(response.body().then((bytes) => ({ url: response.url(), bytes })))
  }
  page.on('response', note)
  const element = page.locator(`[data-application="${name}"]`)
  const button = element.locator(':scope > button')
  await button.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const before = await Promise.all(loaded)
  expect(before.filter(({ url }) => /application|react|\.json$/.test(new URL(url).pathname))).toEqual([])
  await button.click()
  const live = element.locator(':scope > [data-live]')
  await expect(live).toBeFocused()
  page.off('response', note)
  const isPart = ({ url, bytes }: Loaded) =>
    /\/assets\/.*\.(js|json)$/.test(url) &&
    !bytes.includes('react.transitional.element') &&
    !bytes.includes('createRoot')
  // The offline copy may begin with the click: it asks for files again.
  const known = new Set(before.map(({ url }) => url))
  const after = (await Promise.all(loaded.slice(before.length))).filter(({ url }) => !known.has(url))
  const files = [...new Map(after.map((one) => [one.url, one])).values()].filter(isPart)
  // The module, its words, its data.
  expect(files.length).toBeGreaterThanOrEqual(3)
  const size = files.reduce((sum, { bytes }) => sum + brotliCompressSync(bytes).length, 0)
  expect(size, files.map(({ url }) => url).join()).toBeLessThanOrEqual(BUDGET)
  console.info(`${name}: ${size} bytes after brotli in ${files.length} files`)
  return live
}
