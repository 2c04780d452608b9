import { textsLanguage, textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { Link } from '../parts/link.tsx'
import styles from './frame.module.css'

/** Feedback, source of the page, back to the top: below the contents, or below the text in narrow windows (TOC-12, R3.23, R3.24, TOP-01). */
export function PageLinks() {
  const { page, config } = useDrawing()
  const { feedback, editLink, toc } = config.theme
  const { feedbackHref, editHref, locale } = page
  const texts = textsOf(locale)
  const feedbackShown = feedback && feedbackHref !== undefined
  const editShown = editLink && editHref !== undefined
  if (!feedbackShown && !editShown && !toc.backToTop) return null
  return (
    <div className={styles['links']} lang={textsLanguage(locale)}>
      {feedbackShown && (
        <Link href={feedbackHref} newWindow>
          {feedback.content ?? texts.feedback}
        </Link>
      )}
      {editShown && (
        <Link href={editHref} newWindow={false}>
          {editLink.text ?? texts.editPage}
        </Link>
      )}
      {toc.backToTop && (
        <button type="button" className={styles['top']} data-scroll-to-top="">
          {texts.scrollToTop}
        </button>
      )}
    </div>
  )
}
