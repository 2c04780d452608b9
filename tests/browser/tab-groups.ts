/** Groups of tabs of the fixture page `/tabs`. */
import { expect, type Locator, type Page } from '@playwright/test'

/** A group of the fixture page, counted from 0 in the order of the page, groups inside panels included. */
export function group(page: Page, index: number): Locator {
  return page.locator('[data-tabs]').nth(index)
}

export const PLAIN = 0
export const NESTED = 1
export const KEYED = 2
export const KEYED_TOO = 3
export const DISABLED_DEFAULT = 4

export function tab(page: Page, index: number, name: string): Locator {
  return group(page, index).getByRole('tab', { name, exact: true })
}

export async function expectSelected(page: Page, index: number, name: string): Promise<void> {
  await expect(tab(page, index, name)).toHaveAttribute('aria-selected', 'true')
}
