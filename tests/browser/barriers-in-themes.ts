import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect } from './site.ts'

/**
 * Barriers of an open page in light and dark, wide and narrow. The theme changes only colours, the width next to no colour.
 * @param thorough whether to look at colours in narrow windows as well
 * @returns one line per barrier
 */
export async function barriersInThemes(page: Page, thorough: boolean): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(new RegExp(theme))
    for (const width of [1280, 360]) {
      const isRepeated = width === 360 && !thorough
      if (isRepeated && theme === 'dark') continue
      await page.setViewportSize({ width, height: 800 })
      const which = theme === 'dark' ? 'colours' : isRepeated ? 'structure' : 'all'
      const barriersHere = await barriers(page, [], which)
      found.push(...barriersHere.map((barrier) => `in ${theme} at ${width} px: ${barrier}`))
    }
  }
  return found
}
