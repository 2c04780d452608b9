/** Colours that follow from the configured hue and saturation (R4.08, THM-09), with a contrast of AA for any hue. */

interface PerScheme {
  light: number
  dark: number
}

/** Red, green and blue, 0 – 255. */
type Rgb = [number, number, number]

/** WCAG 2.2, 1.4.3: least contrast of text. */
const LEAST_CONTRAST = 4.5
/** The link colour of R9.03, which the product's hue 192 must give, has 5.23 on the page. */
const LEAST_CONTRAST_ON_PAGE = 5.2

/** `--color-page` and `--color-sunken` of `tokens.css`. */
const PAGE: Record<keyof PerScheme, Rgb> = { light: [255, 255, 255], dark: [17, 22, 28] }
const SUNKEN: Record<keyof PerScheme, Rgb> = { light: [246, 248, 250], dark: [24, 31, 39] }

/** Percent. The search for a lightness with enough contrast begins here. */
const LINK_LIGHTNESS = { light: 50, dark: 64 }
/** Share of the saturation: bright colours on dark ground would glare, a tint must stay a tint. */
const LINK_SATURATION = { light: 1, dark: 0.72 }
const TINT = { light: { saturation: 0.5, lightness: 94 }, dark: { saturation: 0.45, lightness: 17 } }

/**
 * The style sheet that sets the brand colours of a site; `tokens.css` has the others.
 * @param hue degrees, 0 – 360
 * @param saturation percent, 0 – 100
 */
export function hueStyles(hue: PerScheme, saturation: PerScheme): string {
  const light = brandColours('light', hue.light, saturation.light)
  const dark = brandColours('dark', hue.dark, saturation.dark)
  const both = (kind: keyof typeof light) => `light-dark(${hex(light[kind])},${hex(dark[kind])})`
  return `@layer tokens{:root{--color-brand:${both('link')};--color-active:${both('tint')}}}`
}

/** The colour of links and filled buttons, and the tint behind the active entry. */
export function brandColours(
  scheme: keyof PerScheme,
  hue: number,
  saturation: number,
): { link: Rgb; tint: Rgb } {
  const tint = fromHsl(hue, saturation * TINT[scheme].saturation, TINT[scheme].lightness)
  const step = scheme === 'light' ? -1 : 1
  for (let lightness = LINK_LIGHTNESS[scheme]; lightness > 0 && lightness < 100; lightness += step) {
    const link = fromHsl(hue, saturation * LINK_SATURATION[scheme], lightness)
    const readable = [tint, SUNKEN[scheme]].every((ground) => contrast(link, ground) >= LEAST_CONTRAST)
    if (readable && contrast(link, PAGE[scheme]) >= LEAST_CONTRAST_ON_PAGE) return { link, tint }
  }
  return { link: scheme === 'light' ? [0, 0, 0] : [255, 255, 255], tint }
}

/** Contrast ratio of WCAG 2.2, 1 – 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const light = lightness / 100
  const chroma = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (offset: number): number => {
    const position = (offset + hue / 30) % 12
    const value = light - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1))
    return Math.round(value * 255)
  }
  return [channel(0), channel(8), channel(4)]
}

function hex(colour: Rgb): string {
  return `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
