/** Shapes of values in the model of an API document: fields, schemas, allowed values. */

/** A JSON Schema as the document has it. */
export type JsonSchema = boolean | { [key: string]: unknown }

/** What documents say about many things. */
export interface Marked {
  description: string
  /** Deduced, not confirmed by the owner of the service. */
  inferred?: true
  deprecated?: true
}

/** A named value: a property, a parameter, a header. */
export interface Field extends Marked {
  /** Permalink. */
  id: string
  name: string
  /** JSON pointer in the document. */
  pointer: string
  required: boolean
  schema: Schema
  /** Of a parameter or header. */
  example?: unknown
}

/** A shape, resolved: no `$ref` is left but the name of a shape that is drawn elsewhere or encloses this one. */
export interface Schema {
  /** In words: `string`, `array of integers`, `object`. */
  type: string
  /** Component name. */
  name?: string
  /** The shape is drawn under `shapes`, or around this place when it contains itself. */
  drawnElsewhere?: true
  nullable?: true
  inferred?: true
  description?: string
  format?: string
  pattern?: string
  /** In words: `at least 1`, `at most 255 characters`. */
  limits: string[]
  default?: unknown
  /** Allowed values. */
  values?: EnumValue[]
  /** Properties of an object. */
  fields?: Field[]
  /** Shape of the entries of an array. */
  items?: Schema
  /** Shape of the values of a map with free keys. */
  entries?: Schema
  /** Alternatives: exactly one of, or any of. */
  alternatives?: { kind: 'one of' | 'any of'; schemas: Schema[] }
}

export interface EnumValue {
  /** Permalink. */
  id: string
  /** As JSON writes it, strings without quotes. */
  value: string
  meaning?: string
}

export interface Shape {
  /** Permalink. */
  id: string
  name: string
  schema: Schema
}
