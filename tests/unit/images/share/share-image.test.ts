import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { fitText, LINE_HEIGHT } from '../../../../src/images/share/fit-text.ts'
import { shapeLine } from '../../../../src/images/share/shaped-line.ts'
import { lackingCharacters } from '../../../../src/images/share/share-fonts.ts'
import {
  SHARE_BOXES,
  SHARE_SIZE,
  type ShareText,
  shareImage,
} from '../../../../src/images/share/share-image.ts'

const base: ShareText = { title: 'Title', brand: 'Brand', direction: 'ltr', hue: 192, saturation: 100 }
const routes: { title?: string }[] = JSON.parse(readFileSync('tests/data/routes.json', 'utf8'))
const TITLES: [string, 'ltr' | 'rtl'][] = [
  ...[...new Set(routes.flatMap(({ title }) => title ?? []))].map((title): [string, 'ltr'] => [title, 'ltr']),
  ['Everything that one may want to know about it, '.repeat(12), 'ltr'],
  ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', 'ltr'],
  ['application/vnd.oai.openapi+json;version=3.1'.repeat(9), 'ltr'],
  ['Распознавание речи в реальном времени и многое другое', 'ltr'],
  ['تثبيت البرنامج على الخادم مع API v2', 'rtl'],
  ['Ǻ Ệ Ç ģ ų – “Ÿ”', 'ltr'],
]

test.each(TITLES)('nothing of a title is cut or outside its box: %s', async (title, direction) => {
  const box = SHARE_BOXES.title
  const { size, lines } = await fitText(title, box, box.size, direction)
  for (const { width } of lines) expect(width * size).toBeLessThanOrEqual(box.width)
  expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(box.height)
  const bare = (text: string) => text.normalize('NFC').replace(/\s+/g, '')
  expect(bare(lines.map(({ text }) => text).join(''))).toBe(bare(title))
})

/** Where a picture is not white, in pixels from its left and top edge; of the rows from `top` to `bottom` only. */
async function inkOf(png: Buffer, top: number, bottom: number) {
  const { data, info } = await sharp(png).flatten().greyscale().raw().toBuffer({ resolveWithObject: true })
  const ink = { left: info.width, right: 0, top: info.height, bottom: 0 }
  for (let y = top; y < bottom; y++) {
    for (let x = 0; x < info.width; x++) {
      if ((data[y * info.width * info.channels + x * info.channels] ?? 255) > 200) continue
      ink.left = Math.min(ink.left, x)
      ink.right = Math.max(ink.right, x)
      ink.top = Math.min(ink.top, y)
      ink.bottom = Math.max(ink.bottom, y)
    }
  }
  return ink
}

describe('a share image', () => {
  test.each(TITLES.slice(-6))(
    'is 1200 × 630 pixels, at most 60 kB, its ink inside the boxes: %s',
    async (title, direction) => {
      const png = await shareImage({ ...base, title, direction, section: 'Scribe V2' })
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...SHARE_SIZE })
      expect(png.length).toBeLessThanOrEqual(60_000)
      const { y, x, width, height } = SHARE_BOXES.title
      const above = SHARE_BOXES.brand.y + SHARE_BOXES.brand.height
      const ink = await inkOf(png, above, SHARE_BOXES.section.y)
      expect(ink.bottom).toBeGreaterThan(ink.top)
      // Letters may reach a little beyond the width that they take.
      expect(ink.left).toBeGreaterThanOrEqual(x - 6)
      expect(ink.right).toBeLessThanOrEqual(x + width + 6)
      expect(ink.top).toBeGreaterThanOrEqual(y)
      expect(ink.bottom).toBeLessThanOrEqual(y + height)
    },
  )

  test('of a language that is read from the right stands at the right', async () => {
    const { y, height } = SHARE_BOXES.title
    const ink = await inkOf(await shareImage({ ...base, title: 'دليل', direction: 'rtl' }), y, y + height)
    expect(ink.right).toBeGreaterThan(1100)
    expect(ink.left).toBeGreaterThan(600)
  })

  test('is the same each time', async () =>
    expect((await shareImage(base)).equals(await shareImage(base))).toBe(true))

  test('has the colour of the brand at its foot', async () => {
    const png = await shareImage(base)
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const last = (info.height - 8) * info.width * info.channels
    // hsl(192 100% 29%), as near as a palette comes.
    for (const [index, part] of [0, 118, 148].entries())
      expect(Math.abs((data[last + index] ?? 0) - part)).toBeLessThanOrEqual(2)
  })
})

describe('letters', () => {
  test('of Arabic are joined, and those of two directions stand as they are read', async () => {
    const joined = await shapeLine('سلام', 'rtl')
    const apart = await shapeLine([...'سلام'].join('\u200C'), 'rtl')
    expect(joined.width).toBeLessThan(apart.width * 0.95)
    const latin = (await shapeLine('API', 'ltr')).width
    const mixed = await shapeLine('API سلام', 'rtl')
    const letterA = (await shapeLine('A', 'ltr')).outlines[0]?.path
    const place = mixed.outlines.find(({ path }) => path === letterA)?.x ?? 0
    // What comes first stands at the right end.
    expect(place).toBeCloseTo(mixed.width - latin, 1)
  })

  test('that no font has are told', async () => {
    expect(await lackingCharacters('快速 Start 快 ⟵')).toEqual(['快', '速', '⟵'])
    // Its part of the characters is there, the letter is not.
    expect(await lackingCharacters('a\u2028b')).toEqual(['\u2028'])
    expect(await lackingCharacters('Größe, Ελλάδα, Привет, دليل, é – “x” 2.0')).toEqual([])
  })
})
