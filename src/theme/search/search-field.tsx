import { FrameIcon } from '../layout/frame-icon.tsx'
import { useDrawing } from '../page-context.tsx'
import { textsOf } from '../texts.ts'
import styles from './search-field.module.css'

/**
 * The field for searching the documentation (R1.06, SRU-08). It stands in the bar and once more in the mobile menu
 * (NAV-15). While there is no search, a line below it says what works instead; Enter does nothing, as it is no form.
 *
 * @param id unique on the page
 */
export function SearchField({ id }: { id: string }) {
  const { page, config } = useDrawing()
  const texts = textsOf(page.locale)
  return (
    <search className={styles['search']}>
      <FrameIcon name="search" />
      <input
        id={id}
        type="search"
        aria-label={texts.search}
        aria-describedby={`${id}-note`}
        placeholder={config.theme.search.placeholder ?? texts.searchPlaceholder}
        autoComplete="off"
        spellCheck="false"
        data-search-input=""
      />
      <kbd>CTRL K</kbd>
      <p id={`${id}-note`}>{texts.searchPending}</p>
    </search>
  )
}
