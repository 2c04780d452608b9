import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { IMAGE_QUALITY } from '../config/constants.ts'
import { isRaster, OFFERED_FORMATS } from '../images/formats.ts'
import { resizeImage } from '../images/resize.ts'
import { variantWidths } from '../images/variant-widths.ts'
import type { ImageVariant } from '../site/page.ts'
import type { ImageFile } from './images.ts'
import { writeWhole } from './write-whole.ts'

/** Below this a picture is one packet anyway. */
const MIN_BYTES = 4096
/** Changes when the same picture would come out otherwise. */
const RECIPE = 'sharp 0.35.5, variants 1'
const BLUR = { width: 16, quality: 40, format: 'webp' } as const

/** What a page needs to offer a picture in several widths and formats. */
export interface Variants {
  /** Only those that need fewer bytes than the picture itself. */
  variants: ImageVariant[]
  /** A few pixels as a data URL, shown until the picture is there; none where it would shine through. */
  placeholder?: string
}

const made = new Map<string, Promise<Variants>>()

/**
 * The variants of a picture (R9.12), made once and kept beside the compiled pages.
 * @param cache folder for them
 */
export function imageVariants(image: ImageFile, cache: string): Promise<Variants> {
  if (!isRaster(image.src) || image.bytes.length < MIN_BYTES) return Promise.resolve({ variants: [] })
  const running = made.get(image.src) ?? readOrMake(image, folderOf(image, cache))
  made.set(image.src, running)
  return running
}

/** The bytes of a variant. @throws Error of the file system when it was never made */
export async function variantBytes(image: ImageFile, variant: ImageVariant, cache: string): Promise<Buffer> {
  return readFile(path.join(folderOf(image, cache), fileOf(variant)))
}

function folderOf({ bytes }: ImageFile, cache: string): string {
  const key = createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 32)
  return path.join(cache, 'images', key)
}

async function readOrMake(image: ImageFile, folder: string): Promise<Variants> {
  const list = path.join(folder, 'list.json')
  const known = await readFile(list, 'utf8').catch(() => undefined)
  const found = known === undefined ? await make(image, folder) : (JSON.parse(known) as Variants)
  // Written last and renamed into place: whoever finds the list finds everything.
  if (known === undefined) writeWhole(list, JSON.stringify(found))
  // The same picture may lie at two addresses.
  return { ...found, variants: found.variants.map((one) => ({ ...one, src: addressOf(image, one) })) }
}

async function make(image: ImageFile, folder: string): Promise<Variants> {
  await mkdir(folder, { recursive: true })
  const variants: ImageVariant[] = []
  for (const format of OFFERED_FORMATS) {
    for (const width of variantWidths(image.width)) {
      const bytes = await resizeImage(image.bytes, { width, quality: IMAGE_QUALITY, format })
      if (!bytes || bytes.length >= image.bytes.length) continue
      const variant = { format, width, src: '' }
      writeWhole(path.join(folder, fileOf(variant)), bytes)
      variants.push(variant)
    }
  }
  const blur = image.isOpaque ? await resizeImage(image.bytes, BLUR) : undefined
  return { variants, ...(blur && { placeholder: `data:image/webp;base64,${blur.toString('base64')}` }) }
}

function fileOf({ width, format }: Pick<ImageVariant, 'width' | 'format'>): string {
  return `${width}.${format}`
}

function addressOf({ src }: ImageFile, variant: ImageVariant): string {
  return `${src}.${fileOf(variant)}`
}
