/** A site in several languages, and one in a single language other than English. */
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const LOCALES = ['en-US', 'fr', 'ru', 'zh-CN', 'ar'] as const

function prefixOf(locale: string): string {
  return locale === 'en-US' ? '' : `/${locale}`
}

for (const locale of LOCALES) {
  test(`LAY-09, LNG-03: ${locale}: language and direction are in the served page`, async ({
    request,
    site,
  }) => {
    const html = await (await request.get(`${await site('locales')}${prefixOf(locale)}/guide/install`)).text()
    const direction = locale === 'ar' ? 'rtl' : 'ltr'
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"[^>]* dir="${direction}"`))
  })
}

test('C79, LAY-09: the only language decides on language and direction', async ({ page, request, site }) => {
  const address = await site('one-locale')
  expect(await (await request.get(`${address}/`)).text()).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/)
  await page.goto(`${address}/`)
  const [tree, main] = [
    await page.locator('nav[data-part=sidebar]').boundingBox(),
    await page.getByRole('main').boundingBox(),
  ]
  expect(tree?.x ?? 0).toBeGreaterThanOrEqual((main?.x ?? 0) + (main?.width ?? 0) - 1)
})

test('LAY-09: right to left everything is mirrored: sidebar, contents, marks, folders', async ({
  page,
  site,
}) => {
  const address = await site('locales')
  const places = () =>
    page.evaluate(() => {
      const x = (selector: string) => {
        const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        return [Math.round(box.left), Math.round(box.right)]
      }
      const mark = document.querySelector('nav[data-part=sidebar] a[aria-current=page]')
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(mark ?? document.body)
      return {
        tree: x('nav[data-part=sidebar]'),
        article: x('article h1'),
        contents: x('main nav:has([data-toc-entry])'),
        search: x('#search'),
        mark: [borderLeftWidth, borderRightWidth],
        overflow: document.documentElement.scrollWidth - innerWidth,
      }
    })
  await page.goto(`${address}/`)
  const left = await places()
  await page.goto(`${address}/ar`)
  const right = await places()
  const mirrored = ([start = 0, end = 0]: number[]) => [1280 - end, 1280 - start]
  for (const part of ['tree', 'contents'] as const) expect(right[part], part).toEqual(mirrored(left[part]))
  expect(right.mark).toEqual([...left.mark].reverse())
  expect([left.overflow, right.overflow]).toEqual([0, 0])
})

test('LAY-09: an open folder points down in either direction, a closed one to its text', async ({
  page,
  site,
}) => {
  const address = await site('locales')
  const chevron = () =>
    page
      .locator('nav[data-part=sidebar] summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary, '::after').transform)
  for (const [path, closed] of [
    ['/', 'matrix(0.707107, 0.707107, -0.707107, 0.707107, 0, 0)'],
    ['/ar', 'matrix(-0.707107, -0.707107, 0.707107, -0.707107, 0, 0)'],
  ] as const) {
    await page.goto(address + path)
    expect(await chevron()).toBe('matrix(-0.707107, 0.707107, -0.707107, -0.707107, 0, 0)')
    await page.locator('nav[data-part=sidebar] summary').first().click()
    await expect.poll(chevron).toBe(closed)
    await page.locator('nav[data-part=sidebar] summary').first().click()
  }
})

test('COD-11, LAY-09: code runs from left to right in every language', async ({ page, site }) => {
  await page.goto(`${await site('locales')}/ar`)
  const block = page.locator('[data-code]').first()
  await expect(block).toHaveCSS('direction', 'ltr')
  const [box, line] = [
    await block.locator('pre').boundingBox(),
    await block
      .locator('.line')
      .first()
      .evaluate((each) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        return range.getBoundingClientRect().x
      }),
  ]
  expect(line - (box?.x ?? 0)).toBeLessThan(30)
  await expect(page.locator('p code').first()).toHaveCSS('direction', 'ltr')
})

for (const [locale, before] of [
  ['en-US', 'Last updated on '],
  ['fr', 'Dernière mise à jour le '],
  ['ru', 'Последнее обновление '],
  ['zh-CN', '最后更新于 '],
  ['ar', 'Last updated on '],
] as const) {
  test(`UPD-01: ${locale}: the date in the words of the language, whatever the reader’s clock`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' })
    const page = await context.newPage()
    await page.goto(`${await site('locales')}${prefixOf(locale)}/guide/install`)
    const time = page.getByRole('main').locator('time')
    const stamp = new Date((await time.getAttribute('datetime')) ?? '')
    const day = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(stamp)
    await expect(page.locator('p:has(time)')).toHaveText(before + day)
    await context.close()
  })
}
