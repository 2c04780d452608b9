import type { ReactNode } from 'react'
import { DECODER_INDEX } from '../../reference/decoder-index.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { Application } from '../application.tsx'
import { useArticleLocale, useDrawing } from '../page-context.tsx'
import { useNoOtherProps } from '../parts/author-error.ts'
import button from '../parts/button.module.css'

/** Opens the decoder in its place (theme/applications/decoder): what a pasted text is, by all API documents of the site. */
export function Decoder({ children, ...rest }: { children?: ReactNode }) {
  useNoOtherProps('Decoder', rest, [])
  const { base } = useDrawing()
  return (
    <Application
      name="decoder"
      words="decoder"
      data={DECODER_INDEX}
      props={{ base }}
      label={textsOf(useArticleLocale()).blocks.decoder}
      id="open-decoder"
      className={`${button['button']} ${button['secondary']} ${button['medium']}`}
    >
      {children}
    </Application>
  )
}
