import { Fragment } from 'react'
import { shownValue } from '../../reference/exact-json.ts'
import type { Schema } from '../../reference/schema-model.ts'
import { useReference } from './context.tsx'

interface FactsProps {
  schema: Pick<Schema, 'default' | 'defaultText' | 'pattern' | 'examples'>
  example?: unknown
}

/** Default, pattern and examples of a value in one line. */
export function Facts({ schema, example }: FactsProps) {
  const { texts } = useReference()
  const facts: [string, unknown][] = [
    [texts.default, schema.defaultText ?? schema.default],
    [texts.pattern, schema.pattern],
    ...(schema.examples ?? []).map((text): [string, unknown] => [texts.example, text]),
    [texts.example, example],
  ]
  const known = facts.filter(([, value]) => value !== undefined)
  if (known.length === 0) return null
  return (
    <p>
      {known.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <Fragment key={index}>
          {`${index === 0 ? '' : ' · '}${label}: `}
          <code>{shownValue(value)}</code>
        </Fragment>
      ))}
    </p>
  )
}
