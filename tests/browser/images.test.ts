/** Pictures of pages in the width and format that suits the reader. */
import { expect, test } from './site.ts'

test.describe('R9.12, LAY-11', { tag: '@build' }, () => {
  test('a photo comes as AVIF, as wide as the screen needs, in a frame of its size', async ({
    page,
    site,
  }) => {
    const address = await site('blocks')
    for (const [width, step] of [
      [360, 384],
      [1600, 1080],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${address}/pictures`)
      const photo = page.getByRole('img', { name: 'A disc before a sky' })
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(new RegExp(`/assets/images/\\w+/content/photo\\.jpg\\.${step}\\.avif$`))
      expect(
        await photo.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth > 0]),
      ).toEqual([true, true])
      const box = await photo.boundingBox()
      expect(box && box.width / box.height).toBeCloseTo(1.6, 1)
    }
  })

  test('who takes neither AVIF nor WebP gets the picture itself', async ({ request, site }) => {
    const address = await site('blocks')
    const html = await (await request.get(`${address}/pictures`)).text()
    const photo =
      /<picture>(?:(?!<\/picture>).)*photo\.jpg(?:(?!<\/picture>).)*<\/picture>/s.exec(html)?.[0] ?? ''
    const types = [...photo.matchAll(/type="([^"]+)"/g)].map(([, type]) => type)
    expect(types).toEqual(['image/avif', 'image/webp'])
    const original = /<img [^>]*src="([^"]+)"/.exec(photo)?.[1] ?? ''
    const whole = await request.get(new URL(original, address).href)
    expect(whole.headers()['content-type']).toBe('image/jpeg')
    const sources = [...photo.matchAll(/(\/\S+) (\d+)w/g)]
    expect(sources.length).toBeGreaterThan(6)
    for (const [, source = ''] of sources) {
      const answer = await request.get(new URL(source, address).href)
      expect(answer.status(), source).toBe(200)
      expect((await answer.body()).length, source).toBeLessThan((await whole.body()).length)
    }
  })

  test('until a photo is there a few pixels stand for it; nothing shines through glass', async ({
    page,
    site,
  }) => {
    const address = await site('blocks')
    let arrive = () => {}
    const waiting = new Promise<void>((go) => {
      arrive = go
    })
    await page.route(/photo\.jpg/, async (route) => {
      await waiting
      await route.continue()
    })
    await page.goto(`${address}/pictures`, { waitUntil: 'commit' })
    const placeholder = page.locator('img[src^="data:image/webp"]')
    await expect(placeholder).toHaveCount(1)
    const photo = page.getByRole('img', { name: 'A disc before a sky' })
    expect(await placeholder.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(
      true,
    )
    const [low, high] = [await placeholder.boundingBox(), await photo.boundingBox()]
    expect(low).toEqual(high)
    arrive()
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    await expect(page.getByRole('article').getByRole('img')).toHaveCount(3)
  })
})
