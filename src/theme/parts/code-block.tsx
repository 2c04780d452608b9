import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import styles from './code-block.module.css'
import './code-tokens.css'
import { Icon } from './icon.tsx'

export interface CodeBlockProps {
  /** Inner HTML of `<code>`, coloured by the content compiler; its text is the source. */
  html: string
  language: string
  /** Name in the bar above the block (COD-06). */
  filename?: string
  /** Leaves the copy button out (COD-01). */
  noCopy?: boolean
  /** Counts the lines at the start of each; the numbers cannot be selected (COD-07). */
  lineNumbers?: boolean
}

const NO_LANGUAGE = ['text', 'txt', 'plaintext']

/** A code block. Its buttons are plain markup that a short script brings to life (COD-01 – COD-11). */
export function CodeBlock({ html, language, filename, noCopy = false, lineNumbers = false }: CodeBlockProps) {
  const texts = textsOf(useDrawing().page.locale).blocks
  const kind = NO_LANGUAGE.includes(language) ? texts.plainText : language
  return (
    <div className={styles['block']} data-code="" data-language={language} dir="ltr">
      <div className={filename === undefined ? styles['corner'] : styles['bar']}>
        {filename !== undefined && (
          <span className={styles['filename']} title={filename}>
            {filename}
          </span>
        )}
        <span className={styles['buttons']}>
          <button type="button" data-wrap="" aria-pressed="false" title={texts.toggleWordWrap}>
            <Icon name="wrap" />
          </button>
          {!noCopy && (
            <button type="button" data-copy="" title={texts.copyCode}>
              <Icon name={['copy', 'check', 'cross']} />
            </button>
          )}
        </span>
      </div>
      {/* No region: pages with many blocks would have as many landmarks of the same name. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <pre aria-label={texts.code + (filename ?? kind)} role="group">
        <code
          {...(lineNumbers && { 'data-line-numbers': '' })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the highlighter from escaped source
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </div>
  )
}
