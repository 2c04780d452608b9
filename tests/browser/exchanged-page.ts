/** Tells an exchanged page from one that was loaded. */
import type { Page } from '@playwright/test'

/** Marks the document; the mark is gone after a full load. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'kept'
  })
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['mark'] === 'kept')
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
