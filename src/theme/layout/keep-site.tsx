import { textsLanguage, textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import styles from './keep-site.module.css'

/** The button that keeps the whole site for reading offline; a script shows it where that is possible (src/browser/offline/start.ts). */
export function KeepSite() {
  const { page, config } = useDrawing()
  if (!config.offline) return null
  return (
    <button type="button" className={styles['keep']} lang={textsLanguage(page.locale)} data-keep-site="">
      {textsOf(page.locale).keepSite}
    </button>
  )
}
