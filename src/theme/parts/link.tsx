import type { ComponentProps } from 'react'
import { decodePath, isFileHref } from '../../site/route.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { useAddress, useDrawing, useFileAddress } from '../page-context.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const OTHER_SITE = /^(https?:)?\/\//i

export interface LinkProps extends ComponentProps<'a'> {
  /** Opens a new tab; without it, links to other sites do (LAY-10). */
  newWindow?: boolean
}

/**
 * A link as every part of the theme draws it.
 * `href` is a route of the site, a file of the site (`/guide.pdf`), `#id`, `mailto:` and the like, or an address of another site.
 */
export function Link({ href, newWindow, children, ...rest }: LinkProps) {
  const { page, plainFiles } = useDrawing()
  const { locale } = page
  const address = useAddress()
  const fileAddress = useFileAddress()
  if (href === undefined) return <a {...rest}>{children}</a>
  const target =
    isFileHref(href) || plainFiles.has(decodePath(href.replace(/[?#].*$/s, '')))
      ? fileAddress(href)
      : address(href)
  if (!(newWindow ?? OTHER_SITE.test(href))) {
    return (
      <a href={target} {...rest} {...footnoteLabel(rest, locale)}>
        {children}
      </a>
    )
  }
  return (
    <a href={target} {...rest} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden>{textsOf(locale).opensInNewTab}</VisuallyHidden>
    </a>
  )
}

/** The way back from a footnote, which the compiler names in English: `Back to reference 1-2`. */
function footnoteLabel(props: ComponentProps<'a'>, locale: string): { 'aria-label'?: string } {
  if (!('data-footnote-backref' in props)) return {}
  const [mark = ''] = /[\d-]*$/.exec(props['aria-label'] ?? '') ?? []
  return { 'aria-label': textsOf(locale).blocks.backToReference(mark) }
}
