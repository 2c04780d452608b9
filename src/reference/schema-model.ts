/** Shapes of values in the model of an API document: fields, schemas, allowed values. */

import type { Digits } from './exact-json.ts'

/** A JSON Schema as the document has it. */
export type JsonSchema = boolean | Json

/** A JSON Schema that is neither `true` nor `false`. */
export interface Json {
  [key: string]: unknown
}

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
  /** Numbers of the example that JavaScript would write differently. */
  exampleDigits?: Digits
  /** Examples of a parameter or header that have names or words of their own. */
  namedExamples?: NamedExample[]
}

/** An example of a parameter or header: a case, and its value as it is shown. */
export interface NamedExample {
  /** Markdown. */
  label: string
  text: string
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
  deprecated?: true
  /** The service alone, or the client alone, writes it. */
  readOnly?: true
  writeOnly?: true
  description?: string
  format?: string
  pattern?: string
  /** In words: `at least 1`, `at most 255 characters`. */
  limits: string[]
  default?: unknown
  /** The default with the digits of the document, where JavaScript would write it differently. */
  defaultText?: string
  /** Examples as the page shows them. */
  examples?: string[]
  /** Markdown: what else the document says, a paragraph each. */
  notes?: string[]
  /** Allowed values. */
  values?: EnumValue[]
  /** Properties of an object. */
  fields?: Field[]
  /** Shape of the entries of an array. */
  items?: Schema
  /** Shape of the values of a map with free keys. */
  entries?: Schema
  /** Shapes to choose from; each list counts. */
  alternatives?: Alternatives[]
  /** Shapes that the value or a part of it has besides, or under a condition. */
  rules?: Rule[]
}

/** Shapes of which exactly one, or at least one, or each fits. */
export interface Alternatives {
  kind: 'one of' | 'any of' | 'all of'
  schemas: Schema[]
  /** The field that tells which shape it is, and its values for each of them. */
  discriminator?: { field: string; values: string[][] }
}

/** A shape with what it is for. */
export interface Rule {
  /** Markdown: `Entry 1`, `If`, `Each field that matches …`. */
  label: string
  schema: Schema
  /** What it describes, from the value: `[0]`, `{}`; absent when it only asks or forbids. */
  at?: string
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
