import type { ComponentProps } from 'react'
import { textsLanguage, textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import styles from './heading.module.css'
import { plainText } from './plain-text.ts'

type HeadingProps = ComponentProps<'h2'>

/** A heading with its permalink beside it, so that the heading's name is its text alone (HID-05, C45). */
function heading(Level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return function Heading({ id, className, children, ...rest }: HeadingProps) {
    const { locale } = useDrawing().page
    const texts = textsOf(locale).blocks
    // Footnotes have a heading that is only heard; the compiler writes it in English.
    if (className === 'sr-only') {
      return (
        <Level id={id} className="visually-hidden" lang={textsLanguage(locale)} {...rest}>
          {texts.footnotes}
        </Level>
      )
    }
    return (
      <div className={styles['heading']}>
        <Level id={id} className={className} {...rest}>
          {children}
        </Level>
        {id !== undefined && (
          <a
            className={styles['permalink']}
            href={`#${id}`}
            aria-label={texts.permalink + plainText(children)}
          >
            #
          </a>
        )}
      </div>
    )
  }
}

/** Levels 2 to 6; a level-1 heading needs neither id nor permalink (HID-07) and stays an `h1`. */
export const headings = {
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
}
