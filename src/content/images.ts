import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { nearest } from '../config/nearest.ts'
import { type Problem, SiteProblems } from '../config/problem.ts'
import type { PageImage } from '../site/page.ts'
import type { ImageNote } from './markdown/page-notes.ts'
import { insertVariables } from './variables.ts'

/** Addresses of images: this folder, the hash of the content, the file's path. So the development server finds the file by its address. */
export const IMAGE_FOLDER = '/assets/images/'

/** The file of an image address, relative to the site root; nothing outside `content/` and `public/` has one. */
export function imageFileOf(address: string): string {
  const file = path.posix.normalize(address.slice(IMAGE_FOLDER.length).replace(/^[^/]+\//, ''))
  return /^(content|public)\//.test(file) ? file : 'content/'
}

/** An image ready to be written to the output: its hashed address and its bytes (variables of an SVG inserted). */
export interface ImageFile extends PageImage {
  bytes: Buffer
  /** Nothing shines through. */
  isOpaque: boolean
}

/**
 * Reads one local image.
 * @param file relative to the site root
 * @returns undefined when there is no such file
 * @throws SiteProblems for an unknown variable in an SVG, and for a file that is no image
 */
export async function readImage(
  root: string,
  file: string,
  variables: Readonly<Record<string, string>>,
): Promise<ImageFile | undefined> {
  const raw = await readEitherForm(path.join(root, file))
  if (raw === undefined) return undefined
  const bytes = file.endsWith('.svg')
    ? Buffer.from(insertVariables(raw.toString('utf8'), variables, file))
    : raw
  // Takes long to load, and most sites have few images.
  const { default: sharp } = await import('sharp')
  const { width, height, autoOrient, hasAlpha } = await sharp(bytes)
    .metadata()
    .catch((error: unknown) => {
      const message = `This is no image: ${error instanceof Error ? error.message : String(error)}`
      throw new SiteProblems([{ file, message }])
    })
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return {
    src: `${IMAGE_FOLDER}${hash}/${file}`,
    width: autoOrient?.width ?? width,
    height: autoOrient?.height ?? height,
    bytes,
    isOpaque: hasAlpha === false,
  }
}

/** A name may be written in either Unicode form, on the page and on disk. */
async function readEitherForm(file: string): Promise<Buffer | undefined> {
  for (const name of new Set([file, file.normalize('NFC'), file.normalize('NFD')])) {
    const bytes = await readFile(name).catch(() => undefined)
    if (bytes) return bytes
  }
  return undefined
}

/** The error for an image that is not there, with the nearest file name of its folder (LAY-11). */
export async function missingImage(root: string, pageFile: string, note: ImageNote): Promise<Problem> {
  const folder = path.posix.dirname(note.file)
  const names = await readdir(path.join(root, folder)).catch(() => [] as string[])
  const near = nearest(path.posix.basename(note.file), names)
  return {
    file: pageFile,
    line: note.line,
    column: note.column,
    message: 'This image does not exist',
    expected: `a file at ${note.file}`,
    received: note.written,
    ...(near !== undefined && { nearest: near }),
  }
}
