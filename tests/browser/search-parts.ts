/** The search as readers and assistive technology find it. */
import type { Locator, Page } from '@playwright/test'

/** The field that is shown: in the bar, or in the menu of a small window. */
export function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search' }).filter({ visible: true })
}

export function results(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Search results' })
}

export function options(page: Page): Locator {
  return page.locator('search').getByRole('option')
}

export function selected(page: Page): Locator {
  return page.locator('search').getByRole('option', { selected: true })
}

/** Types into the field and waits for the answer to exactly this. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query)
  await answered(page)
}

/** Waits until results are shown, or what there is to say instead, and nothing is on its way. */
export async function answered(page: Page): Promise<void> {
  await page.locator('.search-panel').waitFor()
  await page.locator('search[aria-busy]').waitFor({ state: 'detached' })
}

/** Where the options lead, without the site's own address. */
export function targets(page: Page, address: string): Promise<string[]> {
  return options(page).evaluateAll(
    (links, start) => links.map((link) => (link as HTMLAnchorElement).href.replace(start, '')),
    address,
  )
}

/** Where the search data is: in the worker, beside the page. */
export const SEARCH_DATA = /\/search\/[^/]+\.json$/
