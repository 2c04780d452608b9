/** The parts of an operation of an API document, for tests of what readers see of them. */
import type { Locator, Page } from '@playwright/test'

/** A page with long and short operations, choices and several answers. */
export const REFERENCE = '/scribe/v2/batch-api-specification'
/** The permalink of its longest operation. */
export const OPERATION = 'start-transcription'

/** Opens an address in a window of a size. */
export async function openAt(
  page: Page,
  address: string,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(address)
}

/** The parts of an operation: its line, words, code, words. */
export function partsOf(page: Page, id = OPERATION) {
  const operation = page.locator('[data-operation]', { has: page.locator(`[id^="${id}."]`) }).first()
  const columns = operation.locator(':scope > div').last()
  return {
    operation,
    line: operation.locator(':scope > div').first(),
    words: columns.locator(':scope > div').first(),
    code: columns.locator(':scope > [data-scroll-region]'),
    answers: columns.locator(':scope > div').last(),
  }
}

/** Where a part stands in the window. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Scrolls until the end of an operation's words is in the middle of the window. */
export async function toTheEndOf(part: Locator): Promise<void> {
  await part.evaluate((element) =>
    scrollTo({
      top: scrollY + element.getBoundingClientRect().bottom - innerHeight / 2,
      behavior: 'instant',
    }),
  )
}
