import { headings } from '../parts/heading.tsx'
import { Link } from '../parts/link.tsx'
import { Prose } from '../parts/prose.tsx'
import { useReference } from './context.tsx'
import { SchemaParts } from './fields.tsx'
import { SectionHeading } from './section-heading.tsx'
import { TypeLine } from './type-line.tsx'

/** Shapes that several places mention, each once; on the first of several pages also the way to those on others. */
export function Shapes() {
  const { shapes, index, isGroup } = useReference().reference
  const moved = isGroup ? [] : (index?.shapes ?? []).filter(({ slug }) => slug !== undefined)
  if (shapes.length + moved.length === 0) return null
  return (
    <>
      <SectionHeading name="schemas" />
      {moved.length > 0 && (
        <ul>
          {moved.map(({ id, name }) => (
            <li key={id} id={id} data-moved="">
              <Link href={`#${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
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
