import { dereference, encodePointer, format, type Schema, validate } from '@cfworker/json-schema'
import { askingSchema } from '../reference/checks/asking-schema.ts'
import { isReadable, readPattern } from '../reference/checks/patterns.ts'
import type { ApiReference } from '../reference/model.ts'
import type { JsonSchema } from '../reference/schema-model.ts'
import { explain } from './explain-misfits.ts'
import type { Fits } from './misfit.ts'

/** Who writes a value: the client sends no field that is `readOnly`, the service none that is `writeOnly`. */
export type Direction = 'request' | 'response'

/** What the document with the components is called in references. */
const DOCUMENT = 'document:api'

/** Formats of OpenAPI that are no formats of a text. */
const NUMBER_FORMATS = new Map<unknown, object>([
  ['int32', { multipleOf: 1, minimum: -(2 ** 31), maximum: 2 ** 31 - 1 }],
  ['int64', { multipleOf: 1 }],
])

const checks = new WeakMap<object, Record<Direction, (schema: JsonSchema) => Fits>>()

/**
 * Checks of values against the schemas of one document, without code that is made at run time: it works below a strict policy.
 * @returns a function that makes the check for one schema; checks are kept for each document
 */
export function validatorFor(
  reference: Pick<ApiReference, 'definitions'>,
  direction: Direction = 'request',
): (schema: JsonSchema) => Fits {
  const found = checks.get(reference) ?? {
    request: checksOf(reference, 'request'),
    response: checksOf(reference, 'response'),
  }
  checks.set(reference, found)
  return found[direction]
}

function checksOf({ definitions }: Pick<ApiReference, 'definitions'>, direction: Direction) {
  const lookup: Record<string, Schema | boolean> = {}
  const made = new Map<JsonSchema, Schema | boolean>()
  let isRead = false
  const readDefinitions = () => {
    if (isRead) return
    isRead = true
    for (const [name, schema] of Object.entries(definitions)) {
      const pointer = `/components/schemas/${encodePointer(name)}`
      dereference(prepared(schema, direction), lookup, new URL(DOCUMENT), pointer)
    }
  }
  return (schema: JsonSchema): Fits =>
    (value) => {
      readDefinitions()
      let ready = made.get(schema)
      if (ready === undefined) {
        ready = prepared(schema, direction)
        // Each schema has an address of its own: its pointers must not meet those of others.
        dereference(ready, lookup, new URL(`schema:${made.size}`))
        made.set(schema, ready)
      }
      return explain(errorsOf(value, ready, lookup))
    }
}

function errorsOf(value: unknown, schema: Schema | boolean, lookup: Record<string, Schema | boolean>) {
  try {
    return validate(value, schema, '2020-12', lookup, false).errors
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    // Half a sign of two has no place in a pointer.
    const instanceLocation = '#'
    return [
      { keyword: 'name', keywordLocation: '#', instanceLocation, error: 'The name of a field is no text.' },
    ]
  }
}

function prepared(schema: JsonSchema, direction: Direction): Schema | boolean {
  return adapted(askingSchema(schema, DOCUMENT), direction) as Schema | boolean
}

/** The same demands in words that the validator knows. */
function adapted(schema: unknown, direction: Direction): unknown {
  if (Array.isArray(schema)) return schema.map((one) => adapted(one, direction))
  if (typeof schema !== 'object' || schema === null) return schema
  const own = { ...schema } as Record<string, unknown>
  const more: unknown[] = []
  if (typeof own['pattern'] === 'string') {
    more.push({ format: formatOfPattern(own['pattern']) })
    delete own['pattern']
  }
  const ofNumber = NUMBER_FORMATS.get(own['format'])
  if (ofNumber) more.push(ofNumber)
  if (Array.isArray(own['required'])) own['required'] = asked(own, direction)
  for (const [key, value] of Object.entries(own)) {
    if (key === 'enum' || key === 'const') continue
    const isMap = /^(properties|\$defs|definitions|dependentSchemas)$/.test(key)
    if (key === 'patternProperties') own[key] = patternProperties(value as object, direction)
    else if (isMap) own[key] = mapped(value as object, (one) => adapted(one, direction))
    else if (typeof value === 'object') own[key] = adapted(value, direction)
  }
  return more.length > 0 ? { ...own, allOf: [...((own['allOf'] as unknown[]) ?? []), ...more] } : own
}

/** Names of fields that who writes the value can give. */
function asked({ required, properties = {} }: Record<string, unknown>, direction: Direction): string[] {
  const forbidden = direction === 'request' ? 'readOnly' : 'writeOnly'
  return (required as string[]).filter((name) => {
    const property = (properties as Record<string, unknown>)[name]
    return !(typeof property === 'object' && property !== null && forbidden in property)
  })
}

/** The validator reads patterns with the flag `u` only, and does not say which one failed: they are formats of their own. */
function formatOfPattern(pattern: string): string {
  const name = `pattern:${pattern}`
  format[name] ??= (text) => readPattern(pattern, 'u').test(text)
  return name
}

/** A key that is no expression with the flag `u` asks for nothing, and allows every name. */
function patternProperties(map: object, direction: Direction): object {
  return Object.fromEntries(
    Object.entries(map).map(([key, one]) => (isReadable(key) ? [key, adapted(one, direction)] : ['', true])),
  )
}

function mapped(map: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
}

// OpenAPI's name for base64, which the validator does not know.
format['byte'] ??= (text) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)
