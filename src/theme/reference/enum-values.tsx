import type { EnumValue } from '../../reference/schema-model.ts'
import { useReference } from './context.tsx'
import { Prose } from './prose.tsx'
import styles from './reference.module.css'

/** More values than this are folded. */
const MANY = 12

/** The allowed values, each with a permalink, and what they mean where the document says it. */
export function EnumValues({ values }: { values: readonly EnumValue[] }) {
  const { texts } = useReference()
  const list = (
    <ul className={styles['values']} data-plain={values.some(({ meaning }) => meaning) ? undefined : ''}>
      {values.map(({ id, value, meaning }) => (
        <li key={id}>
          <a id={id} href={`#${id}`}>
            {value === '' ? '""' : value}
          </a>
          {meaning !== undefined && (
            <>
              {': '}
              <Prose text={meaning} inline />
            </>
          )}
        </li>
      ))}
    </ul>
  )
  if (values.length <= MANY) return list
  return (
    <details data-details="">
      <summary>{texts.allowedValues(values.length)}</summary>
      {list}
    </details>
  )
}
