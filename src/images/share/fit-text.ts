import { type ShapedLine, shapeLine } from './shaped-line.ts'

/** A place for text, in pixels. */
export interface TextBox {
  x: number
  y: number
  width: number
  height: number
}

/** Text in its box. */
export interface FittedText {
  /** Size of the font, in pixels. */
  size: number
  lines: ShapedLine[]
}

/** Distance of two lines; a line of accents and descenders of all our fonts needs less. */
export const LINE_HEIGHT = 1.3
const STEP = 0.93
/** From here down words may be broken. */
const SMALL = 0.6

/**
 * Wraps a text and makes it smaller until all of it is in its box: nothing is ever cut.
 * @param largest size of the font to begin with, in pixels
 */
export async function fitText(
  text: string,
  box: TextBox,
  largest: number,
  direction: 'ltr' | 'rtl',
): Promise<FittedText> {
  for (let size = largest; ; size *= STEP) {
    const most = Math.floor(box.height / (size * LINE_HEIGHT))
    const room = box.width / size
    const lines = await wrap(text, room, direction, size < largest * SMALL)
    if (lines && lines.length <= most) return { size, lines }
  }
}

/** @returns undefined when a word is wider than the room and must not be broken */
async function wrap(
  text: string,
  room: number,
  direction: 'ltr' | 'rtl',
  mayBreak: boolean,
): Promise<ShapedLine[] | undefined> {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if ((await shapeLine(longer, direction)).width <= room) lines.splice(-1, 1, longer)
    else if ((await shapeLine(word, direction)).width <= room) lines.push(word)
    else if (mayBreak) lines.push(...(await brokenWord(word, room, direction)))
    else return undefined
  }
  return Promise.all(lines.map((line) => shapeLine(line, direction)))
}

async function brokenWord(word: string, room: number, direction: 'ltr' | 'rtl'): Promise<string[]> {
  const pieces = ['']
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`
    if (longer === segment || (await shapeLine(longer, direction)).width <= room) pieces.splice(-1, 1, longer)
    else pieces.push(segment)
  }
  return pieces
}
