import type { ReactNode } from 'react'
import { useNoOtherProps } from '../parts/author-error.ts'
import styles from './steps.module.css'

/** Numbers the level-3 headings that stand directly in it (STP-01); the numbers are drawn, not part of the headings. */
export function Steps({ children, ...rest }: { children?: ReactNode }) {
  useNoOtherProps('Steps', rest, [])
  return <div className={styles['steps']}>{children}</div>
}
