import type { OfferedFormat } from './formats.ts'

/** Pictures with more pixels are left as they are: a small file can unfold to gigabytes. */
const MAX_PIXELS = 50_000_000
/** 0 (fast) to 9; more than 4 takes several times as long for a few per cent. */
const AVIF_EFFORT = 4

export interface Wanted {
  /** In pixels; a narrower picture keeps its own width. */
  width: number
  /** 1 – 100. */
  quality: number
  /** Absent: the format that the picture has. */
  format?: OfferedFormat | undefined
}

/**
 * One picture in another width and format, turned as its camera noted, without its metadata.
 * @returns undefined for what stays as it is: moving pictures, and pictures of too many pixels
 * @throws Error of sharp for bytes that are no picture
 */
export async function resizeImage(
  bytes: Buffer,
  { width, quality, format }: Wanted,
): Promise<Buffer | undefined> {
  // Takes long to load; a site without pictures never needs it.
  const { default: sharp } = await import('sharp')
  const input = sharp(bytes, { failOn: 'error', limitInputPixels: false })
  const { pages = 1, width: w, height: h, format: own } = await input.metadata()
  if (pages > 1 || w * h > MAX_PIXELS) return undefined
  const resized = input.autoOrient().resize({ width, withoutEnlargement: true })
  const target = format ?? own
  if (target === 'avif' || target === 'heif') {
    return resized.avif({ quality, effort: AVIF_EFFORT }).toBuffer()
  }
  if (target === 'webp') return resized.webp({ quality }).toBuffer()
  if (target === 'jpeg') return resized.jpeg({ quality, mozjpeg: true }).toBuffer()
  // A palette only where fewer bytes were asked for than the picture has.
  return resized.png({ quality, compressionLevel: 9 }).toBuffer()
}
