import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { noise, servePictures } from './served-pictures.ts'

const dist = mkdtempSync(join(tmpdir(), 'docs-image-source-'))
const cache = join(dist, '.cache')
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

beforeAll(async () => {
  writeFileSync(join(dist, 'index.html'), '<p>Home</p>')
  mkdirSync(join(dist, 'sub folder'))
  await noise(300, 200).jpeg({ quality: 95 }).toFile(join(dist, 'photo.jpg'))
  await noise(500, 400).png().toFile(join(dist, 'sub folder/bild ä.png'))
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

describe('F45: the picture of its own address', () => {
  test.each([
    ['removed', (file: string) => rmSync(file)],
    ['changed', (file: string) => writeFileSync(file, 'no picture any more')],
    ['replaced by another one', (file: string) => cpSync(join(dist, 'photo.jpg'), file)],
  ])('a source that was %s since the start is the one that was read then', async (_, change) => {
    const file = join(dist, 'early.png')
    await noise(300, 200).png().toFile(file)
    const [other, at] = await servePictures(dist, join(dist, '.cache-early'))
    onTestFinished(() => {
      other.close()
      rmSync(join(dist, '.cache-early'), { recursive: true, force: true })
    })
    const query = 'url=/docs/early.png&w=128'
    const direct = async () => bytesOf(await fetch(new URL('/docs/early.png', at)))
    const before = await direct()
    change(file)
    const answer = await fetch(`${at}?${query}`, { headers: { accept: 'image/webp' } })
    expect(answer.status).toBe(200)
    const [now, made] = [await direct(), await bytesOf(answer)]
    expect(now.equals(before)).toBe(true)
    const expected = await sharp(before).resize({ width: 128 }).webp({ quality: 75 }).toBuffer()
    expect(made.equals(expected)).toBe(true)
  })

  test('a large one that changed on disk is refused in both places alike', async () => {
    const [other, at] = await servePictures(dist, cache, 10)
    onTestFinished(() => void other.close())
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const photo = join(dist, 'sub folder/bild ä.png')
    const kept = readFileSync(photo)
    const written = encodeURIComponent('/docs/sub%20folder/bild%20%C3%A4.png')
    expect((await fetch(`${at}?url=${written}&w=64`)).status).toBe(200)
    writeFileSync(photo, 'other')
    const statuses = await Promise.all(
      [`${at}?url=${written}&w=64`, new URL('/docs/sub%20folder/bild%20%C3%A4.png', at)].map(
        async (address) => (await fetch(address)).status,
      ),
    )
    writeFileSync(photo, kept)
    expect(statuses).toEqual([500, 500])
    expect(log).toHaveBeenCalledTimes(2)
  })

  test('what AVIF would make larger is resized in its own format', async () => {
    // Two colours in stripes: a palette of one bit, which no other format beats.
    const width = 1200
    const row = Array.from({ length: width }, (_, x) => (Math.floor(x / 7) % 2 ? 255 : 0))
    const pixels = Buffer.from(Array.from({ length: 40 }, () => row).flat())
    const file = join(dist, 'stripes.png')
    await sharp(pixels, { raw: { width, height: 40, channels: 1 } })
      .png({ palette: true, colours: 2, compressionLevel: 9 })
      .toFile(file)
    const [other, at] = await servePictures(dist, cache)
    onTestFinished(() => void other.close())
    const answer = await fetch(`${at}?url=/docs/stripes.png&w=16&q=100`, {
      headers: { accept: 'image/avif,*/*' },
    })
    const bytes = await bytesOf(answer)
    expect(bytes.length).toBeLessThan(readFileSync(file).length)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 16 })
  })

  test('the type is that of the bytes, also where the name says another one', async () => {
    await noise(200, 200).png().toFile(join(dist, 'named.jpg'))
    await sharp(await noise(200, 200).png().toBuffer())
      .gif()
      .toFile(join(dist, 'still.gif'))
    const [other, at] = await servePictures(dist, cache)
    onTestFinished(() => void other.close())
    for (const name of ['named.jpg', 'still.gif']) {
      const answer = await fetch(`${at}?url=/docs/${name}&w=64`)
      const { format } = await sharp(await bytesOf(answer)).metadata()
      expect([name, answer.headers.get('content-type')]).toEqual([name, `image/${format}`])
    }
  })
})
