import { pointerTo } from '../json-pointer.ts'
import type { Json } from '../schema-model.ts'

/** Keywords whose value is a schema, a list of schemas, or a map of schemas. */
const ONE = new Set([
  ...['not', 'if', 'then', 'else', 'items', 'additionalItems', 'contains', 'additionalProperties'],
  ...['propertyNames', 'unevaluatedItems', 'unevaluatedProperties', 'contentSchema'],
])
const LIST = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'])
const MAP = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', 'dependencies', '$defs', 'definitions'],
])

/** Data of the author, in which keys mean nothing; a response, a header or a component may be called so. */
const DATA =
  /(?<!\/(?:responses|headers|parameters|schemas|components\/\w+))\/(?:example|examples|default|const|enum|x-[^/]*)(?:\/|$)/
const MESSAGE = /\/(?:messages|messageTraits|traits)\/[^/]+$/
/** Formats of schemas in AsyncAPI that are JSON Schema. */
const OURS = /aai\.asyncapi|schema\+(?:json|yaml)|oai\.openapi/

/**
 * Calls `visit` for every schema of a document that is an object, each before those inside it.
 * @param data may be changed by `visit`, inside the schema it is given
 */
export function eachSchema(data: unknown, visit: (schema: Json, pointer: string) => void): void {
  const look = (schema: unknown, pointer: string) => {
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return
    visit(schema as Json, pointer)
    for (const [key, value] of Object.entries(schema)) {
      const at = pointerTo(pointer, key)
      if (ONE.has(key)) look(value, at)
      if (LIST.has(key) && Array.isArray(value))
        for (const [index, one] of value.entries()) look(one, pointerTo(at, index))
      if (MAP.has(key)) for (const [name, one] of Object.entries(value ?? {})) look(one, pointerTo(at, name))
    }
  }
  const search = (value: unknown, pointer: string) => {
    if (typeof value !== 'object' || value === null || DATA.test(pointer)) return
    const { schemaFormat } = value as { schemaFormat?: string }
    if (schemaFormat !== undefined && !OURS.test(schemaFormat)) return
    for (const [key, child] of Object.entries(value)) {
      const at = pointerTo(pointer, key)
      const isOfMessage = (key === 'payload' || key === 'headers') && MESSAGE.test(pointer)
      const isWrapped = typeof child === 'object' && child !== null && 'schemaFormat' in child
      if (key === 'schema' || pointer === '/components/schemas' || isOfMessage)
        (isWrapped ? search : look)(child, at)
      else search(child, at)
    }
  }
  search(data, '')
}
