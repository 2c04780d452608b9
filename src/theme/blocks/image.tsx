import type { ComponentProps } from 'react'
import { nearest } from '../../config/nearest.ts'
import { useDrawing, useFileAddress } from '../page-context.tsx'
import { useAuthorError } from './author-error.ts'
import styles from './image.module.css'

const OTHER_SITE = /^([a-z][a-z\d+.-]*:|\/\/)/i

/**
 * An image of the page with its natural size, so that nothing moves when it arrives (LAY-11); images of other sites are plain.
 * @throws SiteProblems when the page has no such image
 */
export function Image({ src, alt, ...rest }: ComponentProps<'img'>) {
  const { images } = useDrawing().page
  const fileAddress = useFileAddress()
  const authorError = useAuthorError()
  const plain = { className: styles['image'], loading: 'lazy', decoding: 'async', ...rest } as const
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
  return (
    <img width={image.width} height={image.height} alt={alt ?? ''} {...plain} src={fileAddress(image.src)} />
  )
}
