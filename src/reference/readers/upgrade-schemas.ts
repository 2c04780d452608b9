import type { ReadVersion } from '../checks/document-version.ts'
import { walk } from './structure-walk.ts'

type Json = Record<string, unknown>

/**
 * Says in the words of JSON Schema 2020-12 what OpenAPI 3.0 says otherwise: null as a type, limits that are left out. The document is changed in
 * place, so that every pointer still leads to where its author wrote it.
 */
export function upgradeSchemas(data: unknown, version: ReadVersion): void {
  walk(data, '', (value, pointer) => {
    // A property may be called so.
    if (Array.isArray(value) || /\/(properties|patternProperties|schemas)$/.test(pointer)) return
    const json = value as Json
    // In later versions `nullable` means nothing, but whoever writes it means null.
    if (typeof json['nullable'] === 'boolean') allowNull(json)
    if (version !== 'openapi 3.0') return
    excludeLimit(json, 'exclusiveMinimum', 'minimum')
    excludeLimit(json, 'exclusiveMaximum', 'maximum')
  })
}

function allowNull(json: Json): void {
  const { nullable } = json
  delete json['nullable']
  if (nullable !== true) return
  if (Array.isArray(json['enum']) && !json['enum'].includes(null)) json['enum'] = [...json['enum'], null]
  if (typeof json['type'] === 'string') json['type'] = [json['type'], 'null']
  // Alternatives decide the type: null is one more of them.
  for (const key of ['oneOf', 'anyOf']) {
    const alternatives = json[key]
    if (Array.isArray(alternatives)) json[key] = [...alternatives, { type: 'null' }]
  }
  // Of parts put together each would have to allow null, so all of them are one alternative.
  if (Array.isArray(json['allOf']) && json['type'] === undefined) {
    const parts = json['allOf']
    delete json['allOf']
    json['anyOf'] = [parts.length === 1 ? parts[0] : { allOf: parts }, { type: 'null' }]
  }
}

function excludeLimit(json: Json, exclusive: string, limit: string): void {
  if (typeof json[exclusive] !== 'boolean') return
  if (json[exclusive] === true && json[limit] !== undefined) {
    json[exclusive] = json[limit]
    delete json[limit]
  } else {
    delete json[exclusive]
  }
}
