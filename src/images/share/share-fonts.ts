/** The fonts of share images: those of packages, because a build must not depend on what its machine has. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Font } from 'fontkit'

const WEIGHT = 600

/** One file of a package: a part of its characters. */
interface FontPart {
  file: string
  ranges: [first: number, last: number][]
}

const require = createRequire(import.meta.url)
let parts: FontPart[] | undefined
const open = new Map<string, Promise<Font>>()

/** A piece of text that one font draws. */
export interface FontPiece {
  font: Font
  text: string
}

/** What every Latin font has. */
const COMMON = /^[\x20-\x7E\xA0-\xFF]+$/
/** Characters that only tell how others are drawn. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u

/** Characters of a text that no font has, each once. A font is opened only for what is not common. */
export async function lackingCharacters(text: string): Promise<string[]> {
  const lacking: string[] = []
  for (const cluster of new Set(clusters(text))) {
    if (COMMON.test(cluster)) continue
    const part = partOf(cluster)
    const font = part && (await openFont(part.file))
    const isThere = (character: string) =>
      UNSEEN.test(character) || font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) === true
    if (!font || ![...cluster].every(isThere)) lacking.push(cluster)
  }
  return lacking
}

/**
 * Cuts a text where the font changes. Letters that are drawn as one, such as a letter and its accent, stay together.
 * @throws Error for a character that no font has
 */
export async function piecesOf(text: string): Promise<FontPiece[]> {
  const pieces: { part: FontPart; text: string }[] = []
  for (const cluster of clusters(text)) {
    const last = pieces.at(-1)
    // A blank belongs to the words beside it.
    const part = last && includes(last.part, cluster) ? last.part : partOf(cluster)
    if (!part) throw new Error(`No font has ${JSON.stringify(cluster)}.`)
    if (last?.part === part) last.text += cluster
    else pieces.push({ part, text: cluster })
  }
  return Promise.all(
    pieces.map(async ({ part, text: own }) => ({ font: await openFont(part.file), text: own })),
  )
}

const segmenter = new Intl.Segmenter()

function clusters(text: string): string[] {
  return [...segmenter.segment(text.normalize('NFC'))].map(({ segment }) => segment)
}

function partOf(cluster: string): FontPart | undefined {
  // The first font that has a character is taken.
  parts ??= [
    ...partsOf('noto-sans', require.resolve('@fontsource/noto-sans/unicode.json')),
    ...partsOf('noto-sans-arabic', require.resolve('@fontsource/noto-sans-arabic/unicode.json')),
  ]
  return parts.find((part) => includes(part, cluster))
}

function includes({ ranges }: FontPart, cluster: string): boolean {
  return [...cluster].every((character) => {
    const code = character.codePointAt(0) ?? 0
    return ranges.some(([first, last]) => first <= code && code <= last)
  })
}

/** The Latin part first: it has what all texts share. */
function partsOf(name: string, tableFile: string): FontPart[] {
  const table: Record<string, string> = JSON.parse(readFileSync(tableFile, 'utf8'))
  const folder = path.join(path.dirname(tableFile), 'files')
  return Object.entries(table)
    .reverse()
    .map(([part, ranges]) => ({
      file: path.join(folder, `${name}-${part}-${WEIGHT}-normal.woff2`),
      ranges: ranges.split(',').map((range): [number, number] => {
        const [first = '', last = first] = range.replace('U+', '').split('-')
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
      }),
    }))
}

function openFont(file: string): Promise<Font> {
  const opening =
    open.get(file) ??
    // It takes long to load; a build that has drawn everything before never needs it.
    import('fontkit').then(async (fontkit) => {
      const font = await fontkit.open(file)
      if ('fonts' in font) throw new Error(`${file} holds several fonts.`)
      return font
    })
  open.set(file, opening)
  return opening
}
