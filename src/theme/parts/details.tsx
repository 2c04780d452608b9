import type { ComponentProps } from 'react'
import styles from './details.module.css'

/**
 * Content on demand (DET-01 – DET-03): the browser's own element, so fragments, find-in-page, printing and scripting off work.
 * Its `<summary>` is the author's.
 */
export function Details({ children, ...rest }: ComponentProps<'details'>) {
  return (
    <details {...rest} className={styles['details']} data-details="">
      {children}
    </details>
  )
}
