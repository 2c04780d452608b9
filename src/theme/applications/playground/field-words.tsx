import { plainText } from '../../../reference/plain-text.ts'
import type { Field } from '../../../reference/schema-model.ts'
import { usePlayground } from './context.ts'

/** What the document says of a field, and where the page says all of it. */
export function FieldWords({
  field: { id, name, required, inferred, schema, description },
}: {
  field: Field
}) {
  const { words } = usePlayground()
  const facts = [schema.type, ...(required ? [words.required] : []), ...(inferred ? [words.inferred] : [])]
  return (
    <>
      <p>
        <strong>{name}</strong> {[...facts, ...schema.limits].join(', ')}
      </p>
      <p>
        {plainText(description)} <a href={`#${id}`}>{words.permalink}</a>
      </p>
    </>
  )
}
