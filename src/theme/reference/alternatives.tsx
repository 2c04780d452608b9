import type { ReactNode } from 'react'
import type { Alternatives, Schema } from '../../reference/schema-model.ts'
import { Prose } from '../parts/prose.tsx'
import { useReference } from './context.tsx'
import { Description } from './described-shape.tsx'
import { TypeLine } from './type-line.tsx'

interface AlternativeListProps {
  list: Alternatives
  /** What is below the line of a shape. */
  children: (schema: Schema) => ReactNode
}

/** The shapes that a value may have, one line for each. */
export function AlternativeList({ list, children }: AlternativeListProps) {
  const { texts } = useReference()
  const { kind, schemas, discriminator } = list
  const choice = { 'one of': texts.oneOf, 'any of': texts.anyOf, 'all of': texts.allOf }[kind]
  return (
    <>
      <p>
        {discriminator ? <Prose text={texts.toldBy(choice, `\`${discriminator.field}\``)} inline /> : choice}:
      </p>
      <ul>
        {schemas.map((schema, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          <li key={index}>
            <Values values={discriminator?.values[index] ?? []} />
            {schema.name !== undefined && !schema.drawnElsewhere && `${schema.name}: `}
            <TypeLine schema={schema} />
            <Description schema={schema} />
            {children(schema)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The values of a field that stand for a shape. */
function Values({ values }: { values: readonly string[] }) {
  return values.map((value, index) => (
    <span key={value}>
      <code>{value}</code>
      {index < values.length - 1 ? ', ' : ': '}
    </span>
  ))
}
