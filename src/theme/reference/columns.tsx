import type { ReactNode } from 'react'
import styles from './columns.module.css'
import { useReference } from './context.tsx'

/** Words with their examples beside them from 1280px up; below each other, in the order of the document, in a smaller window. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles['columns']}>{children}</div>
}

/** What is read: in the first column. */
export function Words({ children }: { children: ReactNode }) {
  return <div>{children}</div>
}

/** Code that stays in view while the words beside it are read. Where the window is too low for it, it scrolls by itself. */
export function Aside({ children }: { children: ReactNode }) {
  const { texts } = useReference()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div className={styles['aside']} data-scroll-region="" aria-label={texts.examples} role="group">
      {children}
    </div>
  )
}
