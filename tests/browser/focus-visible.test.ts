/**
 * Whatever has the focus shows it, clearly, in each theme and in the reader's own colours (WCAG 2.2: 2.4.7, 1.4.11): one stop of each kind, and with
 * `npm test -- --all` every stop.
 */
import type { Page } from '@playwright/test'
import { IS_ALL } from './page-shapes.ts'
import { changed, pixels } from './pixels.ts'
import { expect, test } from './site.ts'
import { type TabStop, walk } from './tab-stops.ts'
import { unforcedSite } from './unforced-site.ts'

const CONTRAST = 3
/** Room around a stop for its ring, in pixels; the ring of a card's link is that of the card. */
const MARGIN = 20

const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
} as const

for (const [look, media] of Object.entries(looks)) {
  for (const [name, path, width] of [
    ['product', '/tabs', 1280],
    ['product', '/', 360],
    ['frame', '/', 1280],
    ['locales', '/ar', 800],
  ] as const) {
    test(`C82: the focus is seen on ${path} of ${name} at ${width} px: ${look}`, {
      tag: look === 'light' && path === '/tabs' ? '@build' : ['@build', '@all'],
    }, async ({ page, site }) => {
      test.slow()
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce', ...media })
      await page.goto(
        (await site(name === 'product' && look !== 'light' ? await unforcedSite(name) : name)) + path,
      )
      const faint: string[] = []
      const seen = new Set<string>()
      await walk(page, async (stop) => {
        if (seen.has(stop.kind) && !(IS_ALL && look === 'light')) return
        seen.add(stop.kind)
        const change = await changeByFocus(page, stop)
        // As much as a line of one pixel along the longer side, at least.
        if (change < Math.min(400, Math.max(stop.box.width, stop.box.height)))
          faint.push(`${stop.name}: ${change}`)
      })
      expect(faint).toEqual([])
    })
  }
}

/** Pixels that tell the stop with the focus from the stop without. */
async function changeByFocus(page: Page, { box }: TabStop): Promise<number> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const [x, y] = [Math.max(0, Math.floor(box.x - MARGIN)), Math.max(0, Math.floor(box.y - MARGIN))]
  const clip = {
    x,
    y,
    width: Math.ceil(Math.min(size.width, box.x + box.width + MARGIN) - x),
    height: Math.ceil(Math.min(size.height, box.y + box.height + MARGIN) - y),
  }
  const focused = await pixels(page, clip)
  // Tab goes on from here all the same.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  return changed(focused, await pixels(page, clip), CONTRAST)
}
