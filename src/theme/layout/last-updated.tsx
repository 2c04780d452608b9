import { textsLanguage, textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import styles from './frame.module.css'

/** The day of the page's last change, in UTC like the build, so that the line is there without script (UPD-01, UPD-02, UPD-05). */
export function LastUpdated() {
  const { page } = useDrawing()
  if (page.lastUpdated === undefined || !page.navigation.theme.timestamp) return null
  const language = textsLanguage(page.locale)
  const { lastUpdated } = textsOf(page.locale)
  const day = new Intl.DateTimeFormat(page.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <p className={styles['meta']}>
      {language === undefined ? lastUpdated : <span lang={language}>{lastUpdated}</span>}
      <time dateTime={page.lastUpdated}>{day.format(new Date(page.lastUpdated))}</time>
    </p>
  )
}
