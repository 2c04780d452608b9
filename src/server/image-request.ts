import {
  IMAGE_DEVICE_WIDTHS_PX,
  IMAGE_QUALITY,
  IMAGE_WIDTHS_PX,
  URL_MAX_LENGTH,
} from '../config/constants.ts'
import { isRaster } from '../images/formats.ts'
import type { SiteFile } from './files.ts'

/** A picture of the site in a width and a quality. */
export interface ImageRequest {
  file: SiteFile
  /** In pixels. */
  width: number
  /** 1 – 100. */
  quality: number
}

const WIDTHS = [...IMAGE_WIDTHS_PX, ...IMAGE_DEVICE_WIDTHS_PX]
const NAMES = ['url', 'w', 'q']

/**
 * Reads `url`, `w` and `q` (R7.04, R9.12).
 * @param assets files of the site by their path without base path
 * @returns what is asked for, or a sentence that says what is wrong with it
 */
export function readImageRequest(
  query: URLSearchParams,
  base: string,
  assets: ReadonlyMap<string, SiteFile>,
): ImageRequest | string {
  for (const name of new Set(query.keys())) {
    if (!NAMES.includes(name)) return `Only ${NAMES.join(', ')} are understood; received another parameter`
    if (query.getAll(name).length > 1) return `${name} is given more than once`
  }
  const file = fileOf(query.get('url'), base, assets)
  if (typeof file === 'string') return file
  const width = wholeNumber(query.get('w'))
  if (width === undefined || !WIDTHS.includes(width)) return `w: expected one of ${WIDTHS.join(', ')}`
  const quality = wholeNumber(query.get('q') ?? String(IMAGE_QUALITY))
  if (quality === undefined || quality < 1 || quality > 100) {
    return 'q: expected a whole number from 1 to 100'
  }
  return { file, width, quality }
}

/** Only files on the list of the site: no path leads anywhere else. */
function fileOf(url: string | null, base: string, assets: ReadonlyMap<string, SiteFile>): SiteFile | string {
  const expected = `url: expected the address of a picture of this site, such as ${base}/picture.png`
  if (url === null || url.length > URL_MAX_LENGTH || !url.startsWith(`${base}/`)) return expected
  try {
    const path = decodeURIComponent(url.slice(base.length))
    const file = assets.get(path)
    return file && isRaster(path) ? file : expected
  } catch {
    return expected
  }
}

/** Digits only: no sign, no exponent, no leading zero. */
function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}
