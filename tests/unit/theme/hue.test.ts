import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brandColours, contrast, hueStyles } from '../../../src/theme/hue.ts'

const tokens = readFileSync(new URL('../../../src/theme/tokens.css', import.meta.url), 'utf8')
const schemes = ['light', 'dark'] as const

/** Colours as `tokens.css` sets them for a scheme. */
function palette(scheme: (typeof schemes)[number]): Record<string, [number, number, number]> {
  const found = [...tokens.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\);/g)]
  return Object.fromEntries(
    found.map(([, name = '', light = '', dark = '']) => [name, fromHex(scheme === 'light' ? light : dark)]),
  )
}

function fromHex(hex: string): [number, number, number] {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
  return [red, green, blue]
}

describe('brand colours', () => {
  it('R9.03: hue 192 gives the link colour #007694', () => {
    expect(brandColours('light', 192, 100).link).toEqual([0x00, 0x76, 0x94])
  })

  it('THM-09: each scheme has its own hue', () => {
    expect(hueStyles({ light: 192, dark: 0 }, { light: 100, dark: 0 })).toMatch(
      /^@layer tokens\{:root\{--color-brand:light-dark\(#007694,#a3a3a3\);--color-active:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)\}\}$/,
    )
  })

  it('R9.03: links have AA contrast on page, sunken and active ground, for any hue and saturation', () => {
    for (const scheme of schemes) {
      const { page, sunken } = palette(scheme)
      for (let hue = 0; hue <= 360; hue += 5) {
        for (const saturation of [0, 35, 70, 100]) {
          const { link, tint } = brandColours(scheme, hue, saturation)
          for (const ground of [page, sunken, tint]) {
            expect(
              contrast(link, ground ?? [0, 0, 0]),
              `${scheme} ${hue} ${saturation}`,
            ).toBeGreaterThanOrEqual(4.5)
          }
        }
      }
    }
  })
})

describe('tokens.css', () => {
  it.each(schemes)('R9.03: text of the %s scheme has AA contrast on every ground', (scheme) => {
    const colours = palette(scheme)
    const tint = brandColours(scheme, 192, 100).tint
    for (const text of ['text', 'text-soft', 'link-visited']) {
      for (const ground of [colours['page'], colours['sunken'], colours['raised'], tint]) {
        expect(contrast(colours[text] ?? tint, ground ?? tint), text).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it.each(schemes)('R9.03: the filled button of the %s scheme has AA contrast', (scheme) => {
    const { link } = brandColours(scheme, 192, 100)
    expect(contrast(palette(scheme)['on-brand'] ?? link, link)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(schemes)('R9.03: borders of controls of the %s scheme stand out from the page', (scheme) => {
    const colours = palette(scheme)
    const rule = colours['rule-strong'] ?? [0, 0, 0]
    expect(contrast(rule, colours['page'] ?? rule)).toBeGreaterThanOrEqual(3)
  })

  it('R9.03: visited links', () => {
    expect(tokens).toContain('--color-link-visited: light-dark(#8b4092, ')
  })

  it('LAY-08: dark colours are for screens only', () => {
    expect(tokens).toMatch(/:root \{\s*color-scheme: light;/)
    expect(tokens.match(/color-scheme: dark/g)).toHaveLength(1)
    expect(tokens).toMatch(/@media screen \{\s*:root\.dark \{\s*color-scheme: dark;/)
  })
})
