import type { ReactNode } from 'react'
import styles from './button.module.css'
import { Link } from './link.tsx'

interface ButtonProps {
  /** How much it stands out (R4.09). */
  variant?: 'primary' | 'secondary' | 'tertiary'
  /** Height: 32, 40 or 48px (R9.06). */
  size?: 'small' | 'medium' | 'large'
  /** Where it leads: a route or an absolute address. */
  href: string
  children: ReactNode
}

/** A link that looks like a button. */
export function Button({ variant = 'primary', size = 'medium', href, children }: ButtonProps) {
  return (
    <Link className={`${styles['button']} ${styles[variant]} ${styles[size]}`} href={href}>
      {children}
    </Link>
  )
}
