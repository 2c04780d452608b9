import { useArticleLocale, useFileAddress } from '../page-context.tsx'
import { useReference } from './context.tsx'

export interface DocumentLinkProps {
  /** `OpenAPI 3.1` */
  format?: string | undefined
  /** Without base path. */
  address: string
  bytes: number
}

/** The document itself, for generators and other tools. */
export function DocumentLink({ format = '', address, bytes }: DocumentLinkProps) {
  const { texts } = useReference()
  const file = useFileAddress()
  const size = new Intl.NumberFormat(useArticleLocale(), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  })
  return (
    <p>
      {`${texts.document}: `}
      <a href={file(address)} download="">
        {[format, size.format(Math.max(1, bytes / 1000))].filter(Boolean).join(', ')}
      </a>
    </p>
  )
}
