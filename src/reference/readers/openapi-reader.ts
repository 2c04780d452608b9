import type { ValueTexts } from '../../texts/reference-texts.ts'
import { nameId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { ApiReference, Callback, OperationGroup } from '../model.ts'
import { readDocumentFacts } from './document-facts.ts'
import type { DocumentSource } from './document-source.ts'
import { placedOperations, taggedGroups } from './group-names.ts'
import { withNotes } from './notes.ts'
import type { RawOpenApi } from './openapi-document.ts'
import { readOperation } from './operation-reader.ts'
import { placesIn } from './path-item.ts'
import { SchemaReader } from './schema-reader.ts'
import { readNeeds, readSchemes } from './security-reader.ts'
import { readServers } from './server-reader.ts'

/**
 * The model of a validated OpenAPI document.
 * @param name file name without extension
 * @param texts for what the model says in words
 */
export function readOpenApi(source: DocumentSource, name: string, texts: ValueTexts): ApiReference {
  const raw = source.data as RawOpenApi
  const schemas = new SchemaReader(source, texts)
  const { webhooks = {} } = raw
  const security = readNeeds(raw.security ?? [])
  const placed = placedOperations(source)
  const operations = new Map(
    placed.map((one) => [one, readOperation(source, schemas, one.operation, { ...one.place, security })]),
  )
  const groups = taggedGroups(raw, placed, texts.untagged).map(
    ({ tag, parent, operations: own, ...said }): OperationGroup => ({
      id: nameId(tag || 'general'),
      ...said,
      ...withNotes([parent && texts.notes.partOf(parent)]),
      operations: own.flatMap((one) => operations.get(one) ?? []),
    }),
  )
  const sent = Object.entries(webhooks).flatMap(([hook, item]) =>
    placesIn(source, item, { path: hook, pointer: pointerTo('/webhooks', hook) }).map(
      ({ operation, place }): Callback => {
        const id = nameId(operation.operationId ?? `webhook ${hook}`)
        return {
          name: hook,
          operation: readOperation(source, schemas, operation, { ...place, security, id }),
        }
      },
    ),
  )
  return {
    name,
    kind: 'http',
    ...readDocumentFacts(raw),
    servers: readServers(raw.servers),
    security: readSchemes(source, raw.components?.securitySchemes, texts),
    groups,
    ...(sent.length > 0 && { webhooks: sent }),
    messages: [],
    shapes: schemas.shapes(),
  }
}
