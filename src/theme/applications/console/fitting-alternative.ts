import { isObject } from '../../../reference/named-object.ts'
import { followed } from '../../../reference/samples/example-value.ts'
import type { JsonSchema } from '../../../reference/schema-model.ts'
import type { Definitions, FormField } from './form-field.ts'

/** Which of several shapes a value has: the one whose kind, fixed values and names it meets best; the first of equals. */
export function fittingAlternative(
  { alternatives }: Pick<FormField, 'alternatives'>,
  value: unknown,
  definitions: Definitions,
): number {
  const scores = alternatives.map(({ schema }) => scoreOf(schema, value, definitions))
  return scores.indexOf(Math.max(...scores))
}

function scoreOf(schema: JsonSchema, value: unknown, definitions: Definitions): number {
  const { type, properties = {}, required = [], const: only, enum: values } = followed(schema, definitions)
  if (only !== undefined || values !== undefined)
    return [only, ...((values as unknown[]) ?? [])].includes(value) ? 3 : -3
  const types = [type ?? []].flat()
  let score = types.length === 0 || types.some((one) => isOfType(value, String(one))) ? 1 : -10
  if (!isObject(value)) return score
  for (const [name, one] of Object.entries(properties as Record<string, JsonSchema>)) {
    if (!(name in value)) continue
    const { const: fixed, enum: allowed } = followed(one, definitions)
    if (fixed !== undefined) score += fixed === value[name] ? 5 : -5
    else if (Array.isArray(allowed)) score += allowed.includes(value[name]) ? 1 : -1
    else score += 1
  }
  return score - (required as string[]).filter((name) => !(name in value)).length
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
