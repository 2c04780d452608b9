/** Formats that images are offered in, the one that needs fewest bytes first. */
export const OFFERED_FORMATS = ['avif', 'webp'] as const
export type OfferedFormat = (typeof OFFERED_FORMATS)[number]

export const MEDIA_TYPES = { avif: 'image/avif', webp: 'image/webp' } as const satisfies Record<
  OfferedFormat,
  string
>

/** How the files of a type begin, as text of one character for each byte. */
const BEGINNINGS: readonly (readonly [type: string, beginning: RegExp])[] = [
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/avif', /^[\s\S]{4}ftypavi[fs]/],
]

/** The type of a picture by what it is, whatever its name says. */
export function typeOfBytes(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 12)
  return BEGINNINGS.find(([, beginning]) => beginning.test(start))?.[0]
}

/** Whether a file is a picture of pixels, by its name; an SVG has no sizes to choose from. */
export function isRaster(file: string): boolean {
  return /\.(png|jpe?g|webp|avif|gif)$/i.test(file)
}

/**
 * The formats that a client names, best first. `image/*` alone says nothing: clients that cannot show AVIF say it, too.
 * @param accept value of the header `Accept`
 */
export function acceptedFormats(accept: string | undefined): OfferedFormat[] {
  const named = (accept ?? '').toLowerCase().split(',')
  return OFFERED_FORMATS.filter((format) =>
    named.some((part) => {
      const [type, ...parameters] = part.split(';').map((piece) => piece.trim())
      return type === MEDIA_TYPES[format] && !parameters.some((one) => /^q=0(\.0*)?$/.test(one))
    }),
  )
}
