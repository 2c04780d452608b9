/** The walk over the structure of a document as it is written: what stands in examples and defaults is no part of it, names are no keywords. */
import { pointerTo } from '../json-pointer.ts'

/** Keys whose value is a map: what stands in it by name. */
const MAPS = new Set([
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'schemas'],
  ...['paths', 'webhooks', 'pathItems', 'callbacks', 'responses', 'requestBodies', 'content', 'mediaTypes'],
  ...['headers', 'parameters', 'links', 'encoding', 'variables', 'securitySchemes', 'examples', 'flows'],
  ...['channels', 'operations', 'messages', 'servers', 'operationTraits', 'messageTraits', 'correlationIds'],
  ...['replies', 'replyAddresses', 'serverVariables', 'externalDocs', 'tags'],
])

/** Keys whose value is data of the author. */
const DATA = new Set(['example', 'default', 'const', 'enum', 'mapping', 'scopes', 'availableScopes'])
const EXAMPLE_DATA = new Set(['value', 'dataValue', 'serializedValue', 'payload', 'headers'])

/** Calls `visit` for every object and list of a document with its pointer. */
export function walk(
  value: unknown,
  pointer: string,
  visit: (value: object, pointer: string) => void,
  place: 'keywords' | 'names' | 'example' = 'keywords',
): void {
  if (typeof value !== 'object' || value === null) return
  visit(value, pointer)
  for (const [key, child] of Object.entries(value)) {
    if (place === 'keywords' && !Array.isArray(value) && isData(key, child)) continue
    if (place === 'example' && EXAMPLE_DATA.has(key)) continue
    walk(child, pointerTo(pointer, key), visit, inside(place, pointer, key, child))
  }
}

function isData(key: string, value: unknown): boolean {
  // Examples of a schema or a message are a list of values.
  return DATA.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value))
}

function inside(place: 'keywords' | 'names' | 'example', pointer: string, key: string, value: unknown) {
  if (place === 'names') return pointer.endsWith('/examples') ? 'example' : 'keywords'
  if (place === 'example' || Array.isArray(value) || !MAPS.has(key)) return 'keywords'
  // Headers of a message are a schema; the documents of a thing are one object.
  const isOneThing = (key === 'headers' && isSchema(value)) || (key === 'externalDocs' && has(value, 'url'))
  return isOneThing ? 'keywords' : 'names'
}

function isSchema(value: unknown): boolean {
  return has(value, 'properties') || has(value, 'allOf') || has(value, '$ref') || typeOf(value) !== undefined
}

function typeOf(value: unknown): string | undefined {
  return has(value, 'type') && typeof value.type === 'string' ? value.type : undefined
}

function has<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value
}

/** The target of a reference; undefined for anything else. */
export function refOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return undefined
  return typeof value.$ref === 'string' ? value.$ref : undefined
}
