import type { ComponentProps } from 'react'
import { nearest } from '../../config/nearest.ts'
import { MEDIA_TYPES, OFFERED_FORMATS } from '../../images/formats.ts'
import { shownSizes } from '../../images/variant-widths.ts'
import { useDrawing, useFileAddress } from '../page-context.tsx'
import { useAuthorError } from '../parts/author-error.ts'
import pictureStyles from './picture.module.css'

const OTHER_SITE = /^([a-z][a-z\d+.-]*:|\/\/)/i

/**
 * An image of the page with its natural size, so that nothing moves when it arrives (LAY-11), and in the width and format that suits the reader
 * (R9.12); images of other sites are plain.
 * @throws SiteProblems when the page has no such image
 */
export function Image({ src, alt, ...rest }: ComponentProps<'img'>) {
  const { images } = useDrawing().page
  const fileAddress = useFileAddress()
  const authorError = useAuthorError()
  const plain = { loading: 'lazy', decoding: 'async', ...rest } as const
  if (src === undefined || OTHER_SITE.test(src)) return <img alt={alt ?? ''} {...plain} src={src} />
  const image = images[src]
  if (!image) {
    const near = nearest(src, Object.keys(images))
    throw authorError({
      message: 'This image does not exist',
      received: src,
      ...(near !== undefined && { nearest: near }),
    })
  }
  const { width, height, variants = [], placeholder } = image
  const own = <img width={width} height={height} alt={alt ?? ''} {...plain} src={fileAddress(image.src)} />
  if (variants.length === 0) return own
  const formats = OFFERED_FORMATS.filter((format) => variants.some((one) => one.format === format))
  const picture = (
    <picture>
      {formats.map((format) => {
        const sources = variants.filter((one) => one.format === format)
        const srcSet = sources.map((one) => `${fileAddress(one.src)} ${one.width}w`).join(', ')
        return (
          <source
            key={format}
            type={MEDIA_TYPES[format]}
            srcSet={srcSet}
            sizes={rest.sizes ?? shownSizes(width)}
          />
        )
      })}
      {own}
    </picture>
  )
  if (placeholder === undefined) return picture
  return (
    <span className={pictureStyles['frame']}>
      <img className={pictureStyles['placeholder']} alt="" aria-hidden="true" src={placeholder} />
      {picture}
    </span>
  )
}
