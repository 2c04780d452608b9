import { textsLanguage, textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import styles from './table-of-contents.module.css'

/**
 * The headings of the page (TOC-01 – TOC-05): a column of its own from 1280px up, a closed block above the text below
 * that and on reference pages. One list serves both; a script marks the entry being read (TOC-11).
 */
export function TableOfContents() {
  const { page, config } = useDrawing()
  const { float } = config.theme.toc
  const title = config.theme.toc.title ?? textsOf(page.locale).contents
  const language = textsLanguage(page.locale)
  const { theme, type } = page.navigation
  const entries = page.headings.filter(({ depth, id }) => depth > 1 && id !== '')
  const shown = type !== 'page' && theme.layout === 'default' && theme.toc && float
  if (!shown || entries.length === 0) return null
  // A reference needs the room: its contents stay above the text, and its sections are in the sidebar.
  const place = page.isReference ? styles['toc'] : `${styles['toc']} ${styles['aside']}`
  return (
    <nav className={place} aria-label={title}>
      <p lang={language}>{title}</p>
      <details>
        <summary lang={language}>{title}</summary>
        <ul>
          {entries.map(({ id, value, depth }) => (
            <li key={id} className={styles[`level${depth}`]}>
              <a href={`#${id}`} data-toc-entry="">
                {value}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
