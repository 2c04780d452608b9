import type { ComponentProps, ReactNode } from 'react'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { InTable } from './code.tsx'
import { plainText } from './plain-text.ts'
import { partsOf, stackedRows } from './stacked-rows.tsx'
import styles from './table.module.css'

/**
 * A table in an own scroll area, named after its columns for readers who scroll it by keyboard (LAY-12). Where there is little room, the rows of
 * a wide one are stacked.
 * @param stacks whether they are in any case, without names: cells tell by themselves what they are
 */
export function Table({ children, stacks = false, ...rest }: ComponentProps<'table'> & { stacks?: boolean }) {
  const { table } = textsOf(useDrawing().page.locale).blocks
  const name = (table + columnNames(children)).replace(/\s*[:：]\s*$/, '')
  const stacked = stackedRows(children, stacks)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div className={styles['region']} data-scroll-region="" aria-label={name} role="group">
      <table {...rest} {...(stacked && { role: 'table', 'data-stacks': '' })}>
        <InTable value={true}>{stacked ?? children}</InTable>
      </table>
    </div>
  )
}

/** A column without a heading has an ordinary cell in the first row: an empty heading says nothing. */
export function HeaderCell({ children, ...rest }: ComponentProps<'th'>) {
  return children === undefined ? <td {...rest} /> : <th {...rest}>{children}</th>
}

/** `You have, You want, Use`; empty for a table without a head. */
function columnNames(children: ReactNode): string {
  const [head] = partsOf(children)
  if (head?.type !== 'thead') return ''
  return partsOf(partsOf(head)[0]).map(plainText).filter(Boolean).join(', ')
}
