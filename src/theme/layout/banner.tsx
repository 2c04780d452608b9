import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { FrameIcon } from '../parts/frame-icon.tsx'
import styles from './banner.module.css'

/** The site's notice (BAN-01, BAN-02, BAN-07). A script stores the dismissal under the key that the element names (BAN-03). */
export function Banner() {
  const { page, config } = useDrawing()
  const { banner } = config.theme
  if (!banner) return null
  const texts = textsOf(page.locale)
  return (
    <section id="banner" className={styles['banner']} aria-label={texts.banner} data-banner-key={banner.key}>
      <p>{banner.text}</p>
      {banner.dismissible && (
        <button type="button" data-dismiss-banner="">
          <FrameIcon name="close" title={texts.dismissBanner} />
        </button>
      )}
    </section>
  )
}
