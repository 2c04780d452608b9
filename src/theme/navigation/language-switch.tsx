import { withBase } from '../../site/route.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import styles from './switch.module.css'

/**
 * Links to the page in the other languages, above a button (R3.19, LNG-01, LNG-03). It opens and leads on without script; a script
 * remembers the choice and takes query and fragment along (LNG-02). Not drawn on a site in one language.
 */
export function LanguageSwitch() {
  const { page, base } = useDrawing()
  const { languages = [], locale } = page
  const { changeLanguage } = textsOf(locale)
  if (languages.length === 0) return null
  return (
    <details className={styles['switch']} data-dropdown="">
      <summary className={styles['button']} title={changeLanguage}>
        <VisuallyHidden>{`${changeLanguage}: `}</VisuallyHidden>
        <span data-icon="language">{languages.find((language) => language.locale === locale)?.text}</span>
      </summary>
      <ul className={styles['list']}>
        {languages.map((language) => (
          <li key={language.locale}>
            <a
              href={withBase(language.href, base)}
              hrefLang={language.locale}
              lang={language.locale}
              aria-current={language.locale === locale ? 'true' : undefined}
              data-same-page={language.hasPage ? '' : undefined}
            >
              {language.text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
