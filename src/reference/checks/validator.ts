import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats, { type FormatsPlugin } from 'ajv-formats'
import type { ApiReference } from '../model.ts'
import type { JsonSchema } from '../schema-model.ts'
import { askingSchema } from './asking-schema.ts'
import { readPattern } from './patterns.ts'

/** Does a value fit a schema? An empty list says yes; else one sentence for each place that does not. */
export type Fits = (value: unknown) => Misfit[]

/** Why a value does not fit. */
export interface Misfit {
  /** JSON pointer in the value. */
  pointer: string
  /** `must be integer`, `unknown field 'nam'`. */
  message: string
}

/** What Ajv calls the document with the components. */
const DOCUMENT = 'document:api'

/**
 * Checks of values against the schemas of one document.
 * @returns a function that makes the check for one schema; checks are kept, so that the same schema costs once
 */
export function validatorFor(reference: Pick<ApiReference, 'definitions'>): (schema: JsonSchema) => Fits {
  const options = { strict: false, allErrors: true, verbose: true, logger: false } as const
  const ajv = new Ajv2020({ ...options, code: { regExp: readPattern } })
  // The package's types speak of a CommonJS module.
  ;(formats as unknown as FormatsPlugin)(ajv)
  const made = new Map<JsonSchema, ValidateFunction>()
  // Once for all: Ajv goes through everything that it compiles with a schema.
  const schemas = Object.fromEntries(
    Object.entries(reference.definitions).map(([name, schema]) => [name, askingSchema(schema)]),
  )
  ajv.addSchema({ $id: DOCUMENT, components: { schemas } })
  return (schema) => (value) => {
    let validate = made.get(schema)
    if (!validate) {
      validate = ajv.compile({ allOf: [askingSchema(schema, DOCUMENT)] })
      made.set(schema, validate)
    }
    return validate(value) ? [] : (validate.errors ?? []).map(toMisfit)
  }
}

function toMisfit({ instancePath, keyword, params, message = 'does not fit' }: ErrorObject): Misfit {
  const unknown = (params['additionalProperty'] ?? params['unevaluatedProperty']) as string | undefined
  if (unknown !== undefined) return { pointer: instancePath, message: `unknown field '${unknown}'` }
  if (keyword === 'enum') {
    const allowed = (params['allowedValues'] as unknown[]).map((value) => JSON.stringify(value))
    return { pointer: instancePath, message: `must be one of ${allowed.slice(0, 12).join(', ')}` }
  }
  return { pointer: instancePath, message }
}
