import { Fragment } from 'react'
import type { Schema } from '../../reference/schema-model.ts'
import { useReference } from './context.tsx'
import { valueText } from './marks.tsx'

interface FactsProps {
  schema: Pick<Schema, 'default' | 'pattern'>
  example?: unknown
}

/** Default, pattern and example of a value in one line. */
export function Facts({ schema, example }: FactsProps) {
  const { texts } = useReference()
  const facts: [string, unknown][] = [
    [texts.default, schema.default],
    [texts.pattern, schema.pattern],
    [texts.example, example],
  ]
  const known = facts.filter(([, value]) => value !== undefined)
  if (known.length === 0) return null
  return (
    <p>
      {known.map(([label, value], index) => (
        <Fragment key={label}>
          {`${index === 0 ? '' : ' · '}${label}: `}
          <code>{valueText(value)}</code>
        </Fragment>
      ))}
    </p>
  )
}
