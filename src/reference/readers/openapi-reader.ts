import type { ValueTexts } from '../../texts/reference-texts.ts'
import { nameId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { ApiReference, Operation, OperationGroup } from '../model.ts'
import { readDocumentFacts } from './document-facts.ts'
import type { DocumentSource } from './document-source.ts'
import { METHODS, type RawOpenApi, type RawOperation } from './openapi-document.ts'
import { type OperationPlace, readOperation } from './operation-reader.ts'
import { SchemaReader } from './schema-reader.ts'
import { readNeeds, readSchemes } from './security-reader.ts'
import { type RawServer, readServers } from './server-reader.ts'

/**
 * The model of a validated OpenAPI document.
 * @param name file name without extension
 * @param texts for what the model says in words
 */
export function readOpenApi(source: DocumentSource, name: string, texts: ValueTexts): ApiReference {
  const raw = source.data as RawOpenApi
  const schemas = new SchemaReader(source, texts)
  const operations = placesOf(raw).map(({ operation, ...place }) => ({
    tag: operation.tags?.[0] ?? '',
    operation: readOperation(source, schemas, operation, place),
  }))
  return {
    name,
    kind: 'http',
    ...readDocumentFacts(raw),
    servers: readServers(raw.servers),
    security: readSchemes(source, raw.components?.securitySchemes, texts),
    groups: groupsOf(raw, operations),
    messages: [],
    shapes: schemas.shapes(),
  }
}

/** Every operation with its place, in the order of the document. */
function placesOf(raw: RawOpenApi): (OperationPlace & { operation: RawOperation })[] {
  return Object.entries(raw.paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => METHODS.includes(key))
      .map((method) => ({
        operation: item[method] as RawOperation,
        method,
        path,
        pointer: pointerTo('/paths', path, method),
        parameters: (item['parameters'] ?? []) as unknown[],
        ...(item['servers'] !== undefined && { servers: readServers(item['servers'] as RawServer[]) }),
        security: readNeeds(raw.security ?? []),
      })),
  )
}

function groupsOf(raw: RawOpenApi, operations: { tag: string; operation: Operation }[]): OperationGroup[] {
  const tags = raw.tags ?? []
  return tags
    .map(({ name, description = '' }) => ({
      id: nameId(name),
      title: name,
      description: description.trim(),
      operations: operations.filter(({ tag }) => tag === name).map(({ operation }) => operation),
    }))
    .filter(({ operations: own }) => own.length > 0)
}
