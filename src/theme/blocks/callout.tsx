import type { ReactNode } from 'react'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { useNoOtherProps, useOneOf } from '../parts/author-error.ts'
import { Icon } from '../parts/icon.tsx'
import type { IconName } from '../parts/icon-paths.ts'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import styles from './callout.module.css'

const TYPES = ['default', 'info', 'warning', 'error'] as const
type CalloutType = (typeof TYPES)[number]

const ICONS: Record<CalloutType, IconName> = {
  default: 'bulb',
  info: 'info',
  warning: 'warning',
  error: 'error',
}

export interface CalloutProps {
  type?: CalloutType
  /** Line in bold above the text. */
  title?: ReactNode
  /** A character in place of the icon. */
  emoji?: string
  children?: ReactNode
}

/** A note beside the text (CAL-01). The icon is decoration; the type is there as text. */
export function Callout({ type = 'default', title, emoji, children, ...rest }: CalloutProps) {
  const known = useOneOf('Callout', 'type', type, TYPES)
  useNoOtherProps('Callout', rest, ['type', 'title', 'emoji'])
  const texts = textsOf(useDrawing().page.locale).blocks
  const name = <VisuallyHidden>{texts.callout[known]}</VisuallyHidden>
  return (
    <div className={styles['callout']} data-type={known} role="note">
      {emoji === undefined ? <Icon name={ICONS[known]} /> : <span aria-hidden="true">{emoji}</span>}
      <div>
        {title === undefined ? (
          name
        ) : (
          <p className={styles['title']}>
            {name}
            {title}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
