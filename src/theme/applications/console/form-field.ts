/** From a JSON Schema to what a form asks for. Pure; a schema is looked into as far as the form is open, so that one that contains itself is no problem. */
import { exampleValue, followed } from '../../../reference/samples/example-value.ts'
import { isFile } from '../../../reference/samples/is-file.ts'
import type { JsonSchema } from '../../../reference/schema-model.ts'

export type Definitions = Readonly<Record<string, JsonSchema>>

/** How a value is asked for. */
export type FieldKind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'file'
  | 'list'
  | 'object'
  | 'alternatives'
  | 'json'

/** One value of a form. */
export interface FormField {
  kind: FieldKind
  /** Markdown. */
  description: string
  /** `null` is a value, too. */
  isNullable: boolean
  /** Of a choice. */
  values: unknown[]
  /** With lines. */
  isLong: boolean
  /** Shapes to choose from, each with its name. */
  alternatives: { name: string; schema: JsonSchema }[]
  /** Of the entries of a list. */
  items: JsonSchema
  /** Words in an empty field. */
  placeholder: string
}

/** One part of an object. */
export interface NamedField {
  name: string
  schema: JsonSchema
  required: boolean
}

/** What a form asks for a value of this schema. */
export function formField(schema: JsonSchema, definitions: Definitions): FormField {
  const found = followed(schema, definitions)
  const { alternatives, isNullable } = alternativesOf(found, definitions)
  const [only] = alternatives
  // `oneOf` a shape and null is that shape, and may be null.
  if (alternatives.length === 1 && only && !found['properties']) {
    const inner = formField(only.schema, definitions)
    return { ...inner, description: textAt(found, 'description') || inner.description, isNullable: true }
  }
  const types = [found['type'] ?? []].flat().map(String)
  const values = (found['enum'] ?? ('const' in found ? [found['const']] : [])) as unknown[]
  const kind = kindOf(found, types, alternatives.length, values.length)
  return {
    kind,
    description: textAt(found, 'description'),
    isNullable: isNullable || found['nullable'] === true || types.includes('null') || values.includes(null),
    values: values.filter((value) => value !== null),
    isLong: isLongText(found),
    alternatives,
    items: (found['items'] ?? true) as JsonSchema,
    placeholder: placeholderOf(found),
  }
}

/** The parts of an object, the required ones first, in the order of the document. The service's own (`readOnly`) are left out. */
export function objectFields(schema: JsonSchema, definitions: Definitions): NamedField[] {
  const found = followed(schema, definitions)
  const required = (found['required'] ?? []) as string[]
  const fields = Object.entries((found['properties'] ?? {}) as Record<string, JsonSchema>)
    .filter(([, one]) => followed(one, definitions)['readOnly'] !== true)
    .map(([name, one]) => ({ name, schema: one, required: required.includes(name) }))
  return [...fields.filter((field) => field.required), ...fields.filter((field) => !field.required)]
}

/** Whether an object has room for names that its schema does not list. */
export function takesOtherNames(schema: JsonSchema, definitions: Definitions): boolean {
  const found = followed(schema, definitions)
  const more = found['additionalProperties']
  return (more !== undefined && more !== false) || found['patternProperties'] !== undefined
}

/** The value that a part begins with when the reader adds it. */
export function firstValue(schema: JsonSchema, definitions: Definitions): unknown {
  return exampleValue(schema, definitions as Record<string, JsonSchema>)
}

function kindOf(
  found: Record<string, unknown>,
  types: readonly string[],
  alternatives: number,
  values: number,
): FieldKind {
  const [type] = types.filter((one) => one !== 'null')
  if (values > 0) return 'choice'
  if (found['properties']) return 'object'
  if (alternatives > 1) return 'alternatives'
  if (isFile(found)) return 'file'
  if (type === 'array' || found['items']) return 'list'
  // An object without described parts, or a value of any kind.
  if (type === 'object' || type === undefined) return type === undefined && isTextual(found) ? 'text' : 'json'
  if (types.filter((one) => one !== 'null').length > 1) return 'json'
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'boolean' ? 'boolean' : 'text'
}

function isTextual(found: Record<string, unknown>): boolean {
  return ['pattern', 'minLength', 'maxLength', 'format'].some((key) => key in found)
}

function isLongText({ maxLength, format }: Record<string, unknown>): boolean {
  return format === undefined && typeof maxLength === 'number' && maxLength > 500
}

function alternativesOf(
  found: Record<string, unknown>,
  definitions: Definitions,
): { alternatives: FormField['alternatives']; isNullable: boolean } {
  const all = (found['oneOf'] ?? found['anyOf'] ?? []) as JsonSchema[]
  const shapes = all.filter((one) => followed(one, definitions)['type'] !== 'null')
  const alternatives = shapes.map((schema, index) => ({ name: nameOf(schema, index, definitions), schema }))
  return { alternatives, isNullable: shapes.length < all.length }
}

function nameOf(schema: JsonSchema, index: number, definitions: Definitions): string {
  const reference = typeof schema === 'object' ? schema['$ref'] : undefined
  const { title, type, const: only } = followed(schema, definitions)
  if (typeof title === 'string') return title
  if (typeof reference === 'string') return reference.split('/').at(-1) ?? ''
  if (only !== undefined) return String(only)
  return type === undefined ? String(index + 1) : [type].flat().join(', ')
}

function placeholderOf(found: Record<string, unknown>): string {
  const example = found['example'] ?? (found['examples'] as unknown[] | undefined)?.[0] ?? found['default']
  if (example === undefined || example === null) return ''
  return typeof example === 'object' ? JSON.stringify(example) : String(example)
}

function textAt(found: Record<string, unknown>, key: string): string {
  return typeof found[key] === 'string' ? found[key] : ''
}
