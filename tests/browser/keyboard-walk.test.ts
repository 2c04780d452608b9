/** Tab reaches what is seen, in the order in which it is seen, and leaves the page in the end (WCAG 2.2: 2.1.2, 2.4.3, 2.4.11). */
import { expect, test } from './site.ts'
import { type TabStop, walk } from './tab-stops.ts'

for (const [site, path, width, tag] of [
  ['product', '/', 1280, '@all'],
  ['product', '/example', 1280, '@all'],
  ['product', '/example', 360, []],
  ['product', '/tabs', 800, '@all'],
  ['sections', '/guide/long', 1280, '@all'],
  ['frame', '/', 1280, '@all'],
  ['locales', '/ar', 1280, []],
  ['locales', '/ar', 360, '@all'],
  ['locales', '/wide', 1280, '@all'],
] as const) {
  test(`C82, SID-31, TOP-03, SKP-01: ${path} of ${site} at ${width} px, from the first stop to the last`, {
    tag: [tag].flat(),
  }, async ({ page, site: open }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto((await open(site)) + path)
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(5)
    expect(stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([])

    const backwards = stops.flatMap((stop, index) => {
      const before = stops[index - 1]
      if (before === undefined || before.part !== stop.part || isAfter(before, stop)) return []
      return [`${before.name} → ${stop.name}`]
    })
    expect(backwards).toEqual([])
  })
}

/** Below, or beside it in the direction of reading; what lies in a stop may come before or after it. */
function isAfter(before: TabStop, stop: TabStop): boolean {
  if (holds(before, stop) || holds(stop, before)) return true
  const isBelow = stop.top >= before.top + before.box.height / 2
  const step = stop.left - before.left
  return isBelow || (stop.top > before.top - before.box.height && (stop.isRightToLeft ? step < 0 : step > 0))
}

function holds(outer: TabStop, inner: TabStop): boolean {
  // A permalink stands beside its heading, outside of the text.
  const margin = 24
  return (
    inner.left >= outer.left - margin &&
    inner.top >= outer.top &&
    inner.left + inner.box.width <= outer.left + outer.box.width + margin &&
    inner.top + inner.box.height <= outer.top + outer.box.height
  )
}
