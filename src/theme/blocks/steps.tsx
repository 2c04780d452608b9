import type { ReactNode } from 'react'
import styles from './steps.module.css'

/** Numbers the level-3 headings that stand directly in it (STP-01); the numbers are drawn, not part of the headings. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className={styles['steps']}>{children}</div>
}
