import type { Page } from '@playwright/test'
import sharp from 'sharp'

export interface Clip {
  x: number
  y: number
  width: number
  height: number
}

/** Colours of a part of the window as it is painted now: red, green, blue, row by row; the caret is left out. */
export async function pixels(page: Page, clip: Clip): Promise<Buffer> {
  const picture = await page.screenshot({ clip })
  return sharp(picture).removeAlpha().raw().toBuffer()
}

/** How many pixels of two pictures of the same size have a contrast of at least `least` to each other (WCAG 2.2: 1 – 21). */
export function changed(one: Buffer, other: Buffer, least: number): number {
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    if (one.readUIntBE(at, 3) === other.readUIntBE(at, 3)) continue
    const [light, dark] = [luminance(one, at), luminance(other, at)].sort((a, b) => b - a) as [number, number]
    if ((light + 0.05) / (dark + 0.05) >= least) count++
  }
  return count
}

function luminance(colours: Buffer, at: number): number {
  const [red, green, blue] = [0, 1, 2].map((channel) => {
    const value = (colours[at + channel] ?? 0) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
