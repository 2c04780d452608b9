import { followed } from '../../../reference/samples/example-value.ts'
import type { JsonSchema } from '../../../reference/schema-model.ts'
import type { Definitions } from './form-field.ts'
import type { Path } from './value-at.ts'

/** What a document says of a part of a value: Markdown. Empty where it says nothing. */
export function fieldWords(schema: JsonSchema | undefined, path: Path, definitions: Definitions): string {
  const found = schemasAt(schema === undefined ? [] : [schema], path, definitions)
  for (const one of found) {
    const { description } = followed(one, definitions)
    if (typeof description === 'string' && description !== '') return description
  }
  return ''
}

/** Every schema that counts for a part of a value. */
function schemasAt(schemas: readonly JsonSchema[], path: Path, definitions: Definitions): JsonSchema[] {
  const [step, ...rest] = path
  const all = schemas.flatMap((schema) => withAlternatives(schema, definitions))
  if (step === undefined) return all
  const inner = all.flatMap((schema): JsonSchema[] => {
    const { items, properties = {}, additionalProperties: other } = followed(schema, definitions)
    if (typeof step === 'number') return items === undefined ? [] : [items as JsonSchema]
    const own = (properties as Record<string, JsonSchema>)[step]
    if (own !== undefined) return [own]
    return typeof other === 'object' && other !== null ? [other as JsonSchema] : []
  })
  return inner.length === 0 ? [] : schemasAt(inner, rest, definitions)
}

function withAlternatives(schema: JsonSchema, definitions: Definitions): JsonSchema[] {
  const { oneOf = [], anyOf = [] } = followed(schema, definitions)
  return [schema, ...(oneOf as JsonSchema[]), ...(anyOf as JsonSchema[])]
}
