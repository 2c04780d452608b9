/** What a page tells the browser, search engines and those who share it. */
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const PUBLIC = 'https://docs.blocks.example'

/** `content` of the meta elements with a name or property. */
function meta(page: Page, name: string): Promise<(string | null)[]> {
  return page
    .locator(`head meta:is([name="${name}"], [property="${name}"])`)
    .evaluateAll((all) => all.map((element) => element.getAttribute('content')))
}

test('HED-01: the title is the page’s, then its section, then the brand; it follows a soft navigation', async ({
  page,
  site,
}) => {
  const address = await site('blocks')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${address}/`)
  await expect(page).toHaveTitle('Home · Blocks docs')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Wide' }).click()
  await expect(page).toHaveTitle('Wide · Blocks docs')
  await page.goto(`${address}/section/inside`)
  await expect(page).toHaveTitle('Inside · Section · Blocks docs')
})

test('HED-02: description, canonical address and preview from the front matter, else from page and site', async ({
  page,
  site,
}) => {
  const address = await site('blocks')
  await page.goto(`${address}/wide`)
  expect(await meta(page, 'description')).toEqual(['A page that uses the whole width.'])
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://elsewhere.example/wide')
  expect(await meta(page, 'og:title')).toEqual(['Wide, when shared'])
  expect(await meta(page, 'og:description')).toEqual(['What others see.'])
  expect(await meta(page, 'og:image')).toEqual([`${PUBLIC}/picture.png`])

  await page.goto(`${address}/code`)
  const ofSite = 'A site for tests of everything that authors write in pages, on the screen and on paper.'
  expect(await meta(page, 'description')).toEqual([ofSite])
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${PUBLIC}/code`)
  expect(await meta(page, 'og:title')).toEqual(['Code · Blocks docs'])
  expect(await meta(page, 'og:description')).toEqual([ofSite])
  const drawn = (await meta(page, 'og:image'))[0] ?? ''
  expect(drawn).toMatch(/^https:\/\/docs\.blocks\.example\/assets\/share-[0-9a-f]{16}\.png$/)
  expect((await page.request.get(address + new URL(drawn).pathname)).status()).toBe(200)
})

test('HED-03: every page is for search engines, fits the screen, has its public address, and says each thing once', async ({
  page,
  site,
}) => {
  const address = await site('blocks')
  for (const [route, path] of [
    ['/', '/'],
    ['/parts', '/parts'],
    ['/handbook', '/handbook'],
    ['/gr%C3%B6%C3%9Fe%201', '/gr%C3%B6%C3%9Fe%201'],
  ] as const) {
    await page.goto(address + route)
    expect(await meta(page, 'robots')).toEqual(['index,follow'])
    expect(await meta(page, 'viewport')).toEqual(['width=device-width, initial-scale=1, viewport-fit=cover'])
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', PUBLIC + path)
    expect(await meta(page, 'og:url')).toEqual([PUBLIC + path])
    const names = await page
      .locator('head > *')
      .evaluateAll((all) =>
        all.map((element) =>
          [
            element.tagName,
            element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('rel'),
            element.getAttribute('media'),
          ].join(' '),
        ),
      )
    const repeated = names.filter((name, index) => names.indexOf(name) < index)
    expect(repeated.filter((name) => /^(META|TITLE|LINK (canonical|icon))/.test(name))).toEqual([])
  }
})

test('HED-03: a site without public address says none', async ({ page, site }) => {
  await page.goto(`${await site('variants')}/long`)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  expect(await meta(page, 'og:url')).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('HED-04: the browser’s frame is #fff on light and #111 on dark systems', async ({ page, site }) => {
    await page.goto(`${await site('blocks')}/`)
    const colours = await page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) =>
        all.map((element) => [element.getAttribute('content'), element.getAttribute('media')]),
      )
    expect(colours).toEqual([
      ['#fff', '(prefers-color-scheme: light)'],
      ['#111', '(prefers-color-scheme: dark)'],
    ])
  })
})

test('HED-05: the icon is the character of the settings, white on dark systems', async ({ page, site }) => {
  await page.goto(`${await site('blocks')}/`)
  const icons = page.locator('link[rel=icon]')
  await expect(icons).toHaveCount(1)
  expect(decodeURIComponent((await icons.getAttribute('href')) ?? '')).toContain('>&amp;</text>')
  /** Colours of the icon as the browser draws it under the page's own content security policy. */
  const drawn = () =>
    icons.evaluate(async (link) => {
      const image = new Image()
      image.src = (link as HTMLLinkElement).href
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 64
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0, 64, 64)
      const { data = [] } = context?.getImageData(0, 0, 64, 64) ?? {}
      const opaque = []
      for (let i = 0; i < data.length; i += 4) if ((data[i + 3] ?? 0) > 250) opaque.push(data[i] ?? 0)
      return { pixels: opaque.length, least: Math.min(...opaque), most: Math.max(...opaque) }
    })
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await drawn()).toMatchObject({ least: 0, most: 0 })
  expect((await drawn()).pixels).toBeGreaterThan(100)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await drawn()).toMatchObject({ least: 255, most: 255 })
})

test('HED-05: without a character it is the file of the site', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/`)
  const icon = page.locator('link[rel=icon]')
  await expect(icon).toHaveAttribute('href', '/favicon.svg')
  expect((await page.request.get(new URL('/favicon.svg', page.url()).href)).status()).toBe(200)
})

test.describe('of error pages', () => {
  test.use({ expectedErrors: [/status of (404|500)/] })

  test('HED-06, HED-03: a missing page is a page of this site, with its bar, and is not for search engines', async ({
    page,
    site,
  }) => {
    await page.goto(`${await site('blocks')}/missing`)
    await expect(page).toHaveTitle(/Blocks/)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(await meta(page, 'robots')).toEqual(['noindex'])
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  })
})
