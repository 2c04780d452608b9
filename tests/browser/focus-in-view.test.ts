/** The focus of the keyboard is always in sight: not under the bar or the banner, not outside the window (WCAG 2.4.11), and visible (2.4.7). */
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** What the focus is on, and what is wrong with its place; empty for nothing. */
interface Stop {
  name: string
  wrong: string
  /** Begins a new round of the page. */
  isStart: boolean
}

/** Runs in the page. Rows of scroll areas count by the part of them that is not cut off. */
function lookAtFocus(): Stop {
  const element = document.activeElement
  if (!element || element === document.body) return { name: '', wrong: '', isStart: true }
  const name = `${element.localName} "${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 30)}"`
  const box = element.getBoundingClientRect()
  let [top, bottom, left, right] = [box.top, box.bottom, box.left, box.right]
  for (
    let area = element.parentElement;
    area && area !== document.documentElement;
    area = area.parentElement
  ) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(area).overflowY) || area === document.body) continue
    const frame = area.getBoundingClientRect()
    top = Math.max(top, frame.top)
    bottom = Math.min(bottom, frame.bottom)
  }
  const covering = ['#bar', '#banner'].flatMap((selector) => {
    const part = document.querySelector(selector)
    return part && !part.contains(element) ? [part.getBoundingClientRect().bottom] : []
  })
  const outside = !element.closest('#bar, #banner, body > a, [popover]:popover-open')
  const covered = outside ? Math.max(0, ...covering) : 0
  // Taller than what is left of the window: as much of it as fits.
  const room = innerHeight - covered
  const shown = Math.min(bottom, innerHeight) - Math.max(top, covered)
  const whole = shown >= Math.min(box.height, room) - 1 && box.height > 0
  const across = left < innerWidth && right > 0
  // The field of the search has its outline around the icon, too.
  const outline = getComputedStyle(element.closest('search') ?? element)
  const visible =
    outline.outlineStyle !== 'none' &&
    Number.parseFloat(outline.outlineWidth) >= (element.closest('search') ? 1 : 2) &&
    outline.outlineColor !== outline.backgroundColor &&
    !/, 0\)$/.test(outline.outlineColor)
  const wrong = [
    !whole && `${Math.round(shown)} of ${Math.round(box.height)}px shown from ${Math.round(top)}`,
    !across && 'outside at the side',
    !visible && `no outline: ${outline.outline}`,
  ].filter((each) => typeof each === 'string')
  return { name, wrong: wrong.join(', '), isStart: element.matches('body > a') }
}

/** Where the focus is once lists that follow it have come to rest. */
async function stopAfter(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key)
  let stop = await page.evaluate(lookAtFocus)
  for (let frames = 0; stop.wrong !== '' && frames < 60; frames += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    stop = await page.evaluate(lookAtFocus)
  }
  return stop
}

/**
 * Presses Tab or Shift+Tab until the page begins again.
 * @param limit most presses
 * @returns number of stops and what was wrong with each
 */
async function walk(page: Page, key: string, limit: number) {
  const wrong: string[] = []
  let stops = 0
  for (; stops < limit; stops += 1) {
    const stop = await stopAfter(page, key)
    if (stop.wrong !== '') wrong.push(`${stop.name}: ${stop.wrong}`)
    if (stop.isStart && stops > 0) break
  }
  return { stops, wrong }
}

for (const [width, height] of [
  [1280, 500],
  [900, 500],
  [375, 600],
] as const) {
  for (const key of ['Tab', 'Shift+Tab']) {
    const isWide = width === 1280
    test(`WCAG 2.4.7, 2.4.11, HID-06: ${key} through a long page at ${width}px never leaves what can be seen`, {
      tag: isWide === (key === 'Tab') && width !== 900 ? [] : '@all',
    }, async ({ page, site }) => {
      await page.goto(`${await site('sections')}/guide/long`)
      await page.setViewportSize({ width, height })
      const sections = await walk(page, key, 200)
      expect(sections.wrong).toEqual([])
      expect(sections.stops).toBeGreaterThan(20)
    })

    test(`WCAG 2.4.7, 2.4.11: ${key} through 200 entries, links, code, details and tabs at ${width}px`, {
      tag: '@all',
    }, async ({ page, site }) => {
      await page.goto(`${await site('frame')}/end`)
      await page.setViewportSize({ width, height })
      const { stops, wrong } = await walk(page, key, 400)
      expect(wrong).toEqual([])
      expect(stops).toBeGreaterThan(80)
    })
  }
}

test('WCAG 2.4.7, 2.4.11, SID-54: Tab round the open menu of a narrow window', { tag: '@all' }, async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 375, height: 600 })
  await page.goto(`${await site('frame')}/end`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  // Centred.
  await expect
    .poll(() => page.evaluate(() => document.querySelector('#menu [data-sidebar-scroll]')?.scrollTop ?? 0))
    .toBeGreaterThan(1000)
  const { wrong } = await walk(page, 'Tab', 260)
  expect(wrong).toEqual([])
})
