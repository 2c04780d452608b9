/** The reader's tab, where pages are exchanged, and one beside it that loads the same addresses. */
import type { Page } from '@playwright/test'
import { pageState } from './page-state.ts'

/** Longest time for sizes, marks and styles of both pages to come to rest. */
const REST_MS = 10_000

/** Goes to an address as a script does, which exchanges the page just as a click does. */
export async function goTo(page: Page, url: string): Promise<void> {
  await page
    .evaluate(async (target) => {
      const { committed, finished } = navigation.navigate(target)
      // Both fail when the page is loaded after all.
      await Promise.allSettled([committed, finished])
    }, url)
    // A full load ends the script that asked for it.
    .catch(() => {})
  await page.waitForURL(url)
}

/** Loads an address as the reader would who has done the same in this session so far. */
export async function loadAs(reader: Page, loaded: Page, url: string): Promise<void> {
  const session = await reader.evaluate(() => Object.entries(sessionStorage))
  if (!loaded.url().startsWith(new URL(url).origin)) await loaded.goto(url)
  await loaded.evaluate((entries) => {
    sessionStorage.clear()
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, session)
  // Another fragment of the same page would be no load.
  if (loaded.url().replace(/#.*/, '') === url.replace(/#.*/, '')) await loaded.goto('about:blank')
  await loaded.goto(url)
}

/** Lines in which two pages differ at rest, `-` of the first and `+` of the second; at most 12. */
export async function differences(first: Page, second: Page): Promise<string[]> {
  const end = Date.now() + REST_MS
  for (;;) {
    const [one, other] = await Promise.all([pageState(first), pageState(second)])
    const found = differingLines(one, other)
    if (found.length === 0 || Date.now() > end) return found
  }
}

function differingLines(one: readonly string[], other: readonly string[]): string[] {
  let start = 0
  while (start < Math.max(one.length, other.length) && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const part = (lines: readonly string[], sign: string) =>
    lines.slice(start, lines.length - end).map((line) => sign + line)
  return [...part(one, '-').slice(0, 6), ...part(other, '+').slice(0, 6)]
}
