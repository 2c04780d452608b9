/** Wheel and keys scroll the page wherever what is under them cannot scroll. */
import { expect, test } from './test.ts'

test.use({ window: { width: 1400, height: 900, scripts: true } })

const y = () => Math.round(scrollY)
/** A key before may still move the page. */
const toTheTop = () => {
  scrollTo({ top: 0, behavior: 'instant' })
  return Math.round(scrollY)
}
const CONTENTS = 'main nav:has(a[data-toc-entry])'
const SIDEBAR = 'nav[data-part=sidebar] [data-sidebar-scroll]'
/** Whether the column can be scrolled itself. */
const overflows = (css: string) =>
  [...document.querySelectorAll(css)].some((each) => each.scrollHeight > each.clientHeight + 1)

test('F05: keys and wheel scroll the page over columns that fit, and at their ends', async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('sections')}/guide/long`)
  expect(await reader.evaluate(overflows, `${SIDEBAR}, ${CONTENTS} ul`)).toBe(false)
  await reader.click(`${CONTENTS} a`, 'Detail one')
  await reader.sees(() => location.hash).toBe('#detail-one')
  let before = await reader.evaluate(y)
  for (const key of ['PageDown', ' ', 'ArrowDown']) {
    await reader.press(key)
    await reader.sees(y).toBeGreaterThan(before)
    before = await reader.evaluate(y)
  }
  for (const css of [`${CONTENTS} a`, `${SIDEBAR} a`, `${SIDEBAR}`, 'h1']) {
    await reader.sees(toTheTop).toBe(0)
    await reader.wheelOver(css, 200)
    await reader.sees(y).toBeGreaterThan(30)
  }
})

test('F05: at the end of a long sidebar the wheel scrolls the page', { tag: '@all' }, async ({
  reader,
  site,
}) => {
  const toEnd = (css: string) => document.querySelector(css)?.scrollTo(0, 100_000)
  await reader.open(`${await site('widgets')}/long`)
  await reader.click(`${SIDEBAR} summary`)
  await reader.sees(overflows, SIDEBAR).toBe(true)
  await reader.evaluate(toEnd, SIDEBAR)
  // The first turn may belong to the column.
  await expect(async () => {
    await reader.wheelOver(`${SIDEBAR} a`, 200)
    expect(await reader.evaluate(y)).toBeGreaterThan(100)
  }).toPass({ timeout: 10_000 })
})

test('F05: a short list of answers hands the wheel to the page', { tag: '@all' }, async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('search')}/guide/long`)
  await reader.click('search input')
  await reader.type('quokka')
  await reader.wheelOver('search [role=option]', 200)
  await reader.sees(y).toBeGreaterThan(100)
})
