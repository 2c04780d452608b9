import { useDrawing, useFileAddress } from '../page-context.tsx'
import { Link } from '../parts/link.tsx'
import styles from './navbar.module.css'

/** Mark of the site at the start of the bar; `logoLink` says where it leads (NAV-14). */
export function Logo() {
  const { logo, logoLink } = useDrawing().config.theme
  const file = useFileAddress()
  const content = (
    <>
      {logo.src !== undefined && (
        // The low priority keeps React from preloading it ahead of the style sheet.
        <img src={file(logo.src)} alt={logo.alt} fetchPriority="low" />
      )}
      {logo.text}
    </>
  )
  if (logoLink === false) return <div className={styles['logo']}>{content}</div>
  return (
    <Link className={styles['logo']} href={logoLink === true ? '/' : logoLink} newWindow={false}>
      {content}
    </Link>
  )
}
