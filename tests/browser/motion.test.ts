/** Readers who want no motion get none. */
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** Elements whose changes take time, with the longest of their durations in seconds. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (value: string) => Math.max(...value.split(',').map(Number.parseFloat))
    return [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::details-content'].flatMap((part) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(
          element,
          part,
        )
        const longest = Math.max(
          seconds(transitionDuration),
          animationName === 'none' ? 0 : seconds(animationDuration),
        )
        const name = `${element.localName}.${element.className}${part}`
        return longest > 0.01 || scrollBehavior === 'smooth' ? [`${name} ${longest} ${scrollBehavior}`] : []
      }),
    )
  })
}

for (const [name, path] of [
  ['product', '/example'],
  ['product', '/tabs'],
  ['sections', '/guide/long'],
  ['locales', '/'],
] as const) {
  for (const width of [360, 1280]) {
    test(`TOC-10, SID-30, SID-54, TOP-03: nothing on ${path} of ${name} takes time with reduced motion: ${width}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto((await site(name)) + path)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      // Proof that the measure sees what moves.
      expect((await moving(page)).length).toBeGreaterThan(0)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await moving(page)).toEqual([])
    })
  }
}
