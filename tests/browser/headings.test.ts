/** Headings for readers, screen readers and links. */
import { expect, test } from './site.ts'

test('C45, HID-05, HID-07, R3.36: a heading is called by its text, its permalink by that text too', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('product')}/scribe/v2/batch-development`)
  const headings = page.getByRole('main').getByRole('heading')
  const permalinks: string[] = []
  for (const heading of await headings.all()) {
    const level = await heading.evaluate((element) => Number(element.localName.slice(1)))
    const text = (await heading.textContent()) ?? ''
    await expect(heading).toHaveAccessibleName(text)
    await expect(heading.getByRole('link')).toHaveCount(0)
    if (level === 1) {
      await expect(heading).not.toHaveAttribute('id')
      continue
    }
    const id = (await heading.getAttribute('id')) ?? ''
    expect(id).not.toBe('')
    const permalink = page.getByRole('main').locator(`:not(nav *)[href="#${id}"][aria-label]`)
    await expect(permalink).toHaveAccessibleName(new RegExp(escaped(text)))
    permalinks.push((await permalink.getAttribute('aria-label')) ?? '')
  }
  expect(permalinks.length).toBeGreaterThan(10)
  expect(new Set(permalinks).size).toBe(permalinks.length)
})

test('HID-05: the permalink shows on hover and on focus and leads to its heading', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/guide/long`)
  const heading = page.getByRole('heading', { name: 'Part two' })
  const permalink = page.getByRole('main').locator('a[href="#part-two"][aria-label]')
  const opacity = () => permalink.evaluate((link) => Number(getComputedStyle(link).opacity))
  expect(await opacity()).toBe(0)
  await heading.hover()
  await expect.poll(opacity).toBe(1)
  await page.mouse.move(0, 0)
  await expect.poll(opacity).toBe(0)
  await permalink.focus()
  await expect.poll(opacity).toBe(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#part-two$/)
})

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 700 } })

    test(`HID-06, C42: a heading reached by a link or a load stands just below the bar: ${width}`, async ({
      page,
      site,
    }) => {
      const address = await site('sections')
      const bottomOfBar = async () => {
        const box = await page.getByRole('banner').boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      }
      const heading = page.getByRole('heading', { name: 'Part two' })
      const gap = async () => ((await heading.boundingBox())?.y ?? 0) - (await bottomOfBar())

      await page.goto(`${address}/guide/long#part-two`)
      await expect.poll(gap).toBeGreaterThanOrEqual(8)
      const loaded = await gap()
      expect(loaded).toBeLessThan(60)

      await page.goto(`${address}/start`)
      await page.getByRole('link', { name: 'the second part of the long page' }).click()
      await expect(page).toHaveURL(/\/guide\/long#part-two$/)
      await expect.poll(gap).toBeCloseTo(loaded, 0)
    })

    test(`HID-06: a footnote leads back to its mark, which the bar does not cover: ${width}`, async ({
      page,
      site,
    }) => {
      await page.goto(`${await site('sections')}/guide/long`)
      await page.getByRole('main').getByRole('link', { name: '1', exact: true }).click()
      const note = page.getByText('The note about part three.')
      await expect(note).toBeInViewport()
      await note.getByRole('link').click()
      const mark = page.getByRole('main').getByRole('link', { name: '1', exact: true })
      const bar = page.getByRole('banner')
      await expect
        .poll(async () => {
          const [above, below] = [await bar.boundingBox(), await mark.boundingBox()]
          return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
        })
        .toBeGreaterThanOrEqual(0)
      await expect(mark).toBeInViewport()
    })
  })
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

test('HID-05, C82: the permalink stands beside its heading when the text of the reader is large', {
  tag: '@build',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 2600, height: 1000 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto(`${await site('product')}/example`)
  const beside = await page.locator('main :is(h2, h3, h4) + a').evaluateAll((links) =>
    links.map((link) => {
      const heading = link.previousElementSibling as Element
      return heading.getBoundingClientRect().left - link.getBoundingClientRect().right
    }),
  )
  expect(beside.length).toBeGreaterThan(10)
  expect(Math.min(...beside)).toBeGreaterThanOrEqual(0)
  const widths = await page
    .locator('main :is(h2, h3, h4) + a')
    .evaluateAll((links) => links.map((link) => link.clientWidth - link.scrollWidth))
  expect(Math.min(...widths), 'the sign lies inside').toBeGreaterThanOrEqual(0)
})
