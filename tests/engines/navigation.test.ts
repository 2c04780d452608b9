/** Going from page to page. */
import { test } from './test.ts'

/** Heading of the page in the window, and how far it is scrolled. */
const place = () => [document.querySelector('h1')?.textContent, Math.round(scrollY)]

test('R5.11: a link shows the page and focuses its heading; back and forward bring page and scroll position', async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('widgets')}/long`)
  await reader.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await reader.click('nav[data-part=sidebar] a', 'Scripts')
  await reader.sees(place).toEqual(['Scripts', 0])
  await reader.sees(() => document.title).toMatch(/^Scripts/)
  await reader.back()
  await reader.sees(place).toEqual(['Long page', 900])
  await reader.forward()
  await reader.sees(place).toEqual(['Scripts', 0])
  await reader.back()
  await reader.sees(place).toEqual(['Long page', 900])
  await reader.reload()
  await reader.sees(place).toEqual(['Long page', 900])
})

test('HID-06: a fragment of another page ends below the bar', async ({ reader, site }) => {
  await reader.open(`${await site('widgets')}/`)
  await reader.click('main a', 'images on the long page')
  await reader.sees(() => location.hash).toBe('#images')
  await reader
    .sees(() => {
      const top = document.getElementById('images')?.getBoundingClientRect().top ?? 0
      const bar = document.querySelector('#bar')?.getBoundingClientRect().bottom ?? 0
      return top >= bar && top < bar + 100
    })
    .toBe(true)
})
