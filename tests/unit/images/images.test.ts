import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { acceptedFormats, isRaster } from '../../../src/images/formats.ts'
import { resizeImage } from '../../../src/images/resize.ts'
import { shownSizes, variantWidths } from '../../../src/images/variant-widths.ts'

const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'gif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#076' } })
    .toFormat(format)
    .toBuffer()

describe('R9.12: widths', () => {
  test('the steps of the specification below the picture’s own width, and that width', () => {
    expect(variantWidths(1000)).toEqual([256, 384, 640, 750, 828, 1000])
    expect(variantWidths(640)).toEqual([256, 384, 640])
    expect(variantWidths(100)).toEqual([100])
  })

  test('none is wider than a column needs on a screen with two pixels for one', () =>
    expect(Math.max(...variantWidths(6000))).toBe(1920))

  test('a narrow picture is never shown wider than it is', () => {
    expect(shownSizes(300)).toBe('(min-width: 300px) 300px, 100vw')
    expect(shownSizes(3000)).toBe('(min-width: 960px) 960px, 100vw')
  })
})

describe('R7.04: formats', () => {
  test.each([
    [undefined, []],
    ['*/*', []],
    ['image/*', []],
    ['image/avif,image/webp,*/*;q=0.8', ['avif', 'webp']],
    ['image/webp', ['webp']],
    ['IMAGE/WEBP; q=0.5 , image/avif;q=0', ['webp']],
    ['image/avifx', []],
  ])('%s', (accept, formats) => expect(acceptedFormats(accept)).toEqual(formats))

  test('only pictures of pixels have sizes', () => {
    expect(['a.PNG', 'a.jpg', 'a.jpeg', 'a.webp', 'a.avif', 'a.gif'].every(isRaster)).toBe(true)
    expect(['a.svg', 'a.png.txt', 'png', 'a.html'].some(isRaster)).toBe(false)
  })
})

describe('R7.04: resizing', () => {
  const size = async (bytes: Buffer | undefined) => {
    const { width, height, format } = await sharp(bytes).metadata()
    return { width, height, format }
  }

  test('to a width, in a format, never larger', async () => {
    const bytes = await picture(400, 200)
    expect(await size(await resizeImage(bytes, { width: 100, quality: 75, format: 'webp' }))).toEqual({
      width: 100,
      height: 50,
      format: 'webp',
    })
    expect(await size(await resizeImage(bytes, { width: 800, quality: 75, format: 'avif' }))).toMatchObject({
      width: 400,
      format: 'heif',
    })
  })

  test('without a format the picture keeps its own', async () => {
    expect(await size(await resizeImage(await picture(40, 20, 'jpeg'), { width: 20, quality: 1 }))).toEqual({
      width: 20,
      height: 10,
      format: 'jpeg',
    })
    expect(await size(await resizeImage(await picture(40, 20), { width: 20, quality: 100 }))).toMatchObject({
      format: 'png',
    })
  })

  test('turned as the camera noted', async () => {
    const turned = await sharp(await picture(40, 20, 'jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await size(await resizeImage(turned, { width: 20, quality: 75 }))).toMatchObject({
      width: 20,
      height: 40,
    })
  })

  test('a picture that unfolds to too many pixels stays as it is', async () =>
    expect(await resizeImage(await picture(8000, 7000), { width: 64, quality: 75 })).toBeUndefined())

  test('what is no picture is an error', async () => {
    await expect(resizeImage(Buffer.from('no picture'), { width: 64, quality: 75 })).rejects.toThrow()
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#076',
        noise: { type: 'gaussian', mean: 100, sigma: 50 },
      },
    })
      .jpeg()
      .toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    await expect(resizeImage(half, { width: 64, quality: 75 })).rejects.toThrow()
  })
})
