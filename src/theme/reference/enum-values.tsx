import { Fragment } from 'react'
import type { EnumValue } from '../../reference/schema-model.ts'
import { Prose } from '../parts/prose.tsx'
import { useReference } from './context.tsx'

/** More values than this are folded. */
const MANY = 12

/** The allowed values, each with a permalink, and what they mean where the document says it. */
export function EnumValues({ values }: { values: readonly EnumValue[] }) {
  const { texts } = useReference()
  const list = values.some(({ meaning }) => meaning !== undefined) ? (
    <ul>
      {values.map((value) => (
        <li key={value.id}>
          <ValueName value={value} />
          {value.meaning !== undefined && (
            <>
              {': '}
              <Prose text={value.meaning} inline />
            </>
          )}
        </li>
      ))}
    </ul>
  ) : (
    values.map((value, index) => (
      <Fragment key={value.id}>
        {index > 0 && ', '}
        <ValueName value={value} />
      </Fragment>
    ))
  )
  if (values.length <= MANY) {
    return (
      <div>
        {`${texts.allowed}: `}
        {list}
      </div>
    )
  }
  return (
    <details data-details="">
      <summary>{texts.allowedValues(values.length)}</summary>
      <div>{list}</div>
    </details>
  )
}

function ValueName({ value: { id, value } }: { value: EnumValue }) {
  return (
    <a id={id} href={`#${id}`}>
      {value === '' ? '""' : value}
    </a>
  )
}
