import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { plainText } from './plain-text.ts'
import styles from './table.module.css'

/** A table in an own scroll area, named after its columns for readers who scroll it by keyboard (LAY-12). */
export function Table({ children, ...rest }: ComponentProps<'table'>) {
  const { table } = textsOf(useDrawing().page.locale).blocks
  const name = (table + columnNames(children)).replace(/\s*[:：]\s*$/, '')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div className={styles['region']} data-scroll-region="" aria-label={name} role="group">
      <table {...rest}>{children}</table>
    </div>
  )
}

/** A column without a heading has an ordinary cell in the first row: an empty heading says nothing. */
export function HeaderCell({ children, ...rest }: ComponentProps<'th'>) {
  return children === undefined ? <td {...rest} /> : <th {...rest}>{children}</th>
}

/** `You have, You want, Use`; empty for a table without a head. */
function columnNames(node: ReactNode): string {
  const head = Children.toArray(node)[0]
  if (!isValidElement<{ children?: ReactNode }>(head) || head.type !== 'thead') return ''
  const row = Children.toArray(head.props.children).find((child) =>
    isValidElement<{ children?: ReactNode }>(child),
  )
  if (!isValidElement<{ children?: ReactNode }>(row)) return ''
  return Children.toArray(row.props.children).map(plainText).filter(Boolean).join(', ')
}
