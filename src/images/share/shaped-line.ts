import bidiFactory from 'bidi-js'
import { piecesOf } from './share-fonts.ts'

const bidi = bidiFactory()

/** A line of text as outlines, from its left end; one unit is the size of the font. */
export interface ShapedLine {
  text: string
  width: number
  /** Paths of an SVG, y upwards. */
  outlines: { path: string; x: number; y: number; scale: number }[]
}

const shaped = new Map<string, Promise<ShapedLine>>()

/** Shapes a line: letters joined as their script asks, and pieces of both directions in the order in which they are seen. */
export function shapeLine(text: string, direction: 'ltr' | 'rtl'): Promise<ShapedLine> {
  const key = `${direction} ${text}`
  const shaping = shaped.get(key) ?? shape(text, direction)
  shaped.set(key, shaping)
  return shaping
}

async function shape(text: string, direction: 'ltr' | 'rtl'): Promise<ShapedLine> {
  const line: ShapedLine = { text, width: 0, outlines: [] }
  for (const { text: run, isReversed } of visualRuns(text, direction)) {
    const pieces = await piecesOf(run)
    for (const { font, text: piece } of isReversed ? pieces.reverse() : pieces) {
      const scale = 1 / font.unitsPerEm
      const { glyphs, positions } = font.layout(
        piece,
        undefined,
        undefined,
        undefined,
        isReversed ? 'rtl' : 'ltr',
      )
      for (const [index, glyph] of glyphs.entries()) {
        const place = positions[index]
        if (!place) continue
        const path = glyph.path.toSVG()
        const x = line.width + place.xOffset * scale
        if (path !== '') line.outlines.push({ path, x, y: place.yOffset * scale, scale })
        line.width += place.xAdvance * scale
      }
    }
  }
  return line
}

/** Pieces of one direction, from left to right (Unicode Bidirectional Algorithm, rule L2). */
function visualRuns(text: string, direction: 'ltr' | 'rtl'): { text: string; isReversed: boolean }[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const runs: { text: string; level: number }[] = []
  for (const [index, unit] of text.split('').entries()) {
    const level = levels[index] ?? 0
    const last = runs.at(-1)
    if (last?.level === level) last.text += unit
    else runs.push({ text: unit, level })
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < runs.length; from++) {
      let to = from
      while ((runs[to]?.level ?? -1) >= level) to++
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse())
      from = Math.max(from, to - 1)
    }
  }
  return runs.map(({ text: run, level }) => ({ text: run, isReversed: level % 2 === 1 }))
}
