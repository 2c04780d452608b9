/** The picture that stands beside a link to a page elsewhere: 1200 × 630 pixels, the same on every machine. */
import { type FittedText, fitText, LINE_HEIGHT, type TextBox } from './fit-text.ts'

/** What a share image says, and how. */
export interface ShareText {
  title: string
  /** Service and version. */
  section?: string
  brand: string
  direction: 'ltr' | 'rtl'
  /** Colour of the brand: degrees, and per cent. */
  hue: number
  saturation: number
  /** The site's icon as SVG without text; without it, the first letter of the brand stands in its place. */
  icon?: string
}

/** Changes when the same texts would be drawn otherwise. */
export const SHARE_RECIPE = 'noto-sans 5.3.0, fontkit 2.0.4, sharp 0.35.5, design 1'

export const SHARE_SIZE = { width: 1200, height: 630 } as const
const MARGIN = 80
const WIDTH = SHARE_SIZE.width - 2 * MARGIN
const MARK = 72
const GAP = 24
/** Where each text has its room, and the size it begins with. */
export const SHARE_BOXES = {
  brand: { x: MARGIN + MARK + GAP, y: MARGIN, width: WIDTH - MARK - GAP, height: MARK, size: 40 },
  title: { x: MARGIN, y: 190, width: WIDTH, height: 260, size: 84 },
  section: { x: MARGIN, y: 478, width: WIDTH, height: 72, size: 38 },
} as const

/** Draws a share image as PNG. @throws Error for a character that no font has (`lackingCharacters`) */
export async function shareImage(text: ShareText): Promise<Buffer> {
  const svg = Buffer.from(await shareDrawing(text))
  const { default: sharp } = await import('sharp')
  // Few colours keep it far below 60 kB; more of them, or more effort, take twice the time.
  return sharp(svg).png({ palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 }).toBuffer()
}

/** The same as SVG, all texts as outlines. */
export async function shareDrawing(text: ShareText): Promise<string> {
  const { hue, saturation, direction, section, icon } = text
  const isMirrored = direction === 'rtl'
  const colour = (lightness: number) => `hsl(${hue} ${saturation}% ${lightness}%)`
  const place = (box: TextBox) => (isMirrored ? { ...box, x: SHARE_SIZE.width - box.x - box.width } : box)
  const write = async (content: string, box: TextBox & { size: number }, fill: string) =>
    outlined(await fitText(content, box, box.size, direction), place(box), isMirrored, fill)
  const mark = place({ x: MARGIN, y: MARGIN, width: MARK, height: MARK })
  const { width, height } = SHARE_SIZE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<rect y="${height - 16}" width="${width}" height="16" fill="${colour(29)}"/>`,
    icon === undefined ? await letterMark(text, mark, colour(29)) : iconMark(icon, mark),
    await write(text.brand, SHARE_BOXES.brand, '#1c2733'),
    await write(text.title, SHARE_BOXES.title, '#111'),
    section === undefined ? '' : await write(section, SHARE_BOXES.section, colour(29)),
    '</svg>',
  ].join('')
}

function outlined({ size, lines }: FittedText, box: TextBox, isMirrored: boolean, fill: string): string {
  const lineHeight = size * LINE_HEIGHT
  const top = box.y + (box.height - lines.length * lineHeight) / 2
  const paths = lines.flatMap(({ width, outlines }, index) => {
    const start = isMirrored ? box.x + box.width - width * size : box.x
    const baseline = top + index * lineHeight + size
    return outlines.map(({ path, x, y, scale }) => {
      const zoom = rounded(scale * size, 5)
      return `<path transform="matrix(${zoom} 0 0 ${-zoom} ${rounded(start + x * size)} ${rounded(baseline - y * size)})" d="${path}"/>`
    })
  })
  return `<g fill="${fill}">${paths.join('')}</g>`
}

function iconMark(icon: string, { x, y, width, height }: TextBox): string {
  const data = Buffer.from(icon).toString('base64')
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/svg+xml;base64,${data}"/>`
}

async function letterMark({ brand, direction }: ShareText, mark: TextBox, fill: string): Promise<string> {
  const { segment: letter = '' } = new Intl.Segmenter().segment(brand).containing(0) ?? {}
  const { size, lines } = await fitText(letter, mark, 44, direction)
  const inset = (mark.width - (lines[0]?.width ?? 0) * size) / 2
  const centred = { ...mark, x: mark.x + inset }
  return `<rect x="${mark.x}" y="${mark.y}" width="${MARK}" height="${MARK}" rx="18" fill="${fill}"/>${outlined({ size, lines }, centred, false, '#fff')}`
}

function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
