import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import styles from './filter.module.css'

/** A field that filters the tables in the element after it, and says how many rows are left (browser/operation-controls/filter.ts). */
export function FilterField({ label }: { label: string }) {
  const { matches } = textsOf(useDrawing().page.locale).reference
  return (
    <p className={styles['filter']}>
      <label>
        {label}
        <input type="search" data-filter={matches} autoComplete="off" spellCheck={false} />
      </label>
      <output />
    </p>
  )
}
