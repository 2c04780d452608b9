import { textsLanguage, textsOf } from '../../texts/texts-of.ts'
import { useDrawing, useFileAddress } from '../page-context.tsx'
import { FrameIcon } from '../parts/frame-icon.tsx'
import styles from './search-field.module.css'

/**
 * The field for searching the documentation (R1.06, SRU-08, SRU-20). It stands in the bar and once more in the mobile menu (NAV-15). What
 * searches is loaded when the reader comes to it (`browser/search`); without script there is no field.
 *
 * @param id unique on the page
 */
export function SearchField({ id }: { id: string }) {
  const { page, config, searchData } = useDrawing()
  const file = useFileAddress()
  const texts = textsOf(page.locale)
  const { placeholder = texts.searchPlaceholder } = config.theme.search
  return (
    <search className={styles['search']}>
      <FrameIcon name="search" />
      <input
        id={id}
        lang={textsLanguage(page.locale)}
        type="search"
        role="combobox"
        aria-expanded="false"
        aria-autocomplete="list"
        aria-label={texts.search}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck="false"
        data-search-input={searchData === undefined ? '' : file(searchData)}
      />
      <kbd />
    </search>
  )
}
