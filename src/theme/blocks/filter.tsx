import type { ReactNode } from 'react'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { useNoOtherProps } from '../parts/author-error.ts'
import { FilterField } from '../parts/filter-field.tsx'

/** A field above several tables with their headings, which leaves the rows that a reader looks for; without script it is the whole list. */
export function Filter({ children, ...rest }: { children?: ReactNode }) {
  useNoOtherProps('Filter', rest, [])
  return (
    <>
      <FilterField label={textsOf(useDrawing().page.locale).blocks.filter} />
      <div data-rare="">{children}</div>
    </>
  )
}
