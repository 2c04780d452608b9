/** The sidebar and what it remembers. */
import { inView } from './in-page.ts'
import { expect, test } from './test.ts'

const isOpen = (route: string) =>
  document.querySelector<HTMLDetailsElement>(`nav[data-part=sidebar] details[data-folder="${route}"]`)?.open

const SUMMARY = 'details[data-folder="/guide"] > summary'

test('R5.02, SID-21: an opened folder stays open on other pages and after a reload, a closed one closed', async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('widgets')}/tabs`)
  await reader.sees(isOpen, '/guide').toBe(false)
  await reader.click(SUMMARY)
  await reader.sees(isOpen, '/guide').toBe(true)
  await reader.click('nav[data-part=sidebar] a', 'Scripts')
  await reader.sees(inView, 'h1', 'Scripts').toBe(true)
  await reader.sees(isOpen, '/guide').toBe(true)
  await reader.reload()
  await reader.sees(isOpen, '/guide').toBe(true)
  await reader.click(SUMMARY)
  await reader.sees(isOpen, '/guide').toBe(false)
  await reader.reload()
  await reader.sees(isOpen, '/guide').toBe(false)
})

test('C31, SID-52, SID-53: the entry of the page is in the middle after a load, and stays in place at a click', {
  tag: '@all',
}, async ({ reader, site }) => {
  await reader.open(`${await site('widgets')}/guide/page-30`)
  const offCentre = () => {
    const box = document.querySelector('nav a[aria-current=page]')?.getBoundingClientRect()
    const area = document
      .querySelector('nav[data-part=sidebar] [data-sidebar-scroll]')
      ?.getBoundingClientRect()
    if (!box || !area) return undefined
    return Math.abs(box.top + box.height / 2 - (area.top + area.height / 2))
  }
  await reader.sees(offCentre).toBeLessThan(40)
  expect(await reader.evaluate(() => scrollY)).toBe(0)
})

test('SID-51, R3.10: hidden and shown again, also after a reload', { tag: '@all' }, async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('widgets')}/tabs`)
  const listed = [inView, 'nav[data-part=sidebar] a', 'Long page'] as const
  await reader.sees(...listed).toBe(true)
  await reader.click('[data-toggle-sidebar]')
  await reader.sees(...listed).toBe(false)
  await reader.reload()
  await reader.sees(...listed).toBe(false)
  await reader.click('[data-toggle-sidebar]')
  await reader.sees(...listed).toBe(true)
})
