/** Going from page to page. */
import { inView, place } from './in-page.ts'
import { test } from './test.ts'

/** WebKit notes a position some time after the page has come to it, and none of a page that is left while it loads. */
const rest = () => new Promise((done) => setTimeout(done, 700))

test('back, forward and reload bring page and scroll position, also to a shorter page', async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('widgets')}/long`)
  await reader.wheelOver('h1', 900)
  await reader.sees(place).toEqual(['Long page', 900])
  await reader.click('nav[data-part=sidebar] a', 'Scripts')
  await reader.sees(place).toEqual(['Scripts', 0])
  await reader.sees(() => document.title).toMatch(/^Scripts/)
  await reader.wheelOver('h1', 100)
  await reader.sees(place).toEqual(['Scripts', 100])
  for (let round = 0; round < 2; round++) {
    await reader.back()
    await reader.sees(place).toEqual(['Long page', 900])
    await reader.evaluate(rest)
    await reader.forward()
    await reader.sees(place).toEqual(['Scripts', 100])
    await reader.evaluate(rest)
  }
  await reader.reload()
  await reader.sees(place).toEqual(['Scripts', 100])
})

test('HID-06: a fragment of another page ends below the bar', { tag: '@all' }, async ({ reader, site }) => {
  await reader.open(`${await site('widgets')}/`)
  await reader.click('main a', 'images on the long page')
  await reader.sees(() => location.hash).toBe('#images')
  const belowBar = () => {
    const top = document.getElementById('images')?.getBoundingClientRect().top ?? 0
    const bar = document.querySelector('#bar')?.getBoundingClientRect().bottom ?? 0
    return top >= bar && top < bar + 100
  }
  await reader.sees(belowBar).toBe(true)
})

test.describe('an address without a page', () => {
  test.use({ expectedComplaints: [/404/] })

  test('R2.05: shows the error page, which leads home', { tag: '@all' }, async ({ reader, site }) => {
    const address = await site('widgets')
    await reader.open(`${address}/nowhere`)
    await reader.sees(inView, 'h1', 'Page not found').toBe(true)
    await reader.click('main a[href="/"]')
    await reader.sees(() => location.pathname).toBe('/')
    await reader.sees(inView, 'h1').toBe(true)
  })
})
