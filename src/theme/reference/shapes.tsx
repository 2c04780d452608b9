import { headings } from '../parts/heading.tsx'
import { Prose } from '../parts/prose.tsx'
import { useReference } from './context.tsx'
import { SchemaParts } from './fields.tsx'
import { SectionHeading } from './section-heading.tsx'
import { TypeLine } from './type-line.tsx'

/** Shapes that several places mention, each once. */
export function Shapes() {
  const { shapes } = useReference().reference
  if (shapes.length === 0) return null
  return (
    <>
      <SectionHeading name="schemas" />
      {shapes.map(({ id, name, schema }) => (
        <div key={id}>
          <headings.h3 id={id}>{name}</headings.h3>
          <p>
            <TypeLine schema={schema} />
          </p>
          {schema.description !== undefined && <Prose text={schema.description} />}
          <SchemaParts schema={schema} owner={name} unfolded />
        </div>
      ))}
    </>
  )
}
