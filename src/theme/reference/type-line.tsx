import type { ReactNode } from 'react'
import type { Schema } from '../../reference/schema-model.ts'
import { Link } from '../parts/link.tsx'
import { useReference } from './context.tsx'
import { Marks } from './marks.tsx'

/** What a value is, in one line of words: `string, date-time, at most 30 characters, or null`. */
export function TypeLine({ schema }: { schema: Schema }) {
  const { texts } = useReference()
  const { type, format, limits, nullable } = schema
  const words = [type, ...(format === undefined ? [] : [format]), ...limits]
  const shape = mentionedShape(schema)
  return (
    <>
      <span>
        {words.join(', ')}
        {shape !== undefined && (
          <>
            {': '}
            <ShapeLink name={shape} />
          </>
        )}
        {nullable && `, ${texts.nullable}`}
      </span>
      <Marks of={schema} />
    </>
  )
}

/** Name of the shape at the bottom of lists and maps that is drawn in another place. */
function mentionedShape({ name, drawnElsewhere, items, entries }: Schema): string | undefined {
  if (drawnElsewhere) return name
  const inner = items ?? entries
  return inner && mentionedShape(inner)
}

/** The way to where a shape is drawn, also for a shape that contains itself. */
function ShapeLink({ name }: { name: string }): ReactNode {
  const { shapes, index } = useReference().reference
  const shape = (index?.shapes ?? shapes).find((candidate) => candidate.name === name)
  return shape ? <Link href={`#${shape.id}`}>{name}</Link> : name
}
