import type { ValueTexts } from '../../texts/reference-texts.ts'
import { nameId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { ApiReference, Operation, OperationGroup, SecurityScheme, Server } from '../model.ts'
import { readDocumentFacts } from './document-facts.ts'
import type { DocumentSource } from './document-source.ts'
import { METHODS, type RawOpenApi, type RawOperation, type RawSecurityScheme } from './openapi-document.ts'
import { type OperationPlace, readOperation } from './operation-reader.ts'
import { SchemaReader } from './schema-reader.ts'

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
    security: Object.entries(raw.components?.securitySchemes ?? {}).map(([key, scheme]) =>
      readSecurity(key, scheme, texts),
    ),
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
        ...(item['servers'] !== undefined && { servers: readServers(item['servers'] as Server[]) }),
        security: raw.security ?? [],
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

function readServers(servers: Server[] = []): Server[] {
  return servers.map(({ url, description = '' }) => ({ url, description: description.trim() }))
}

function readSecurity(name: string, scheme: RawSecurityScheme, { security }: ValueTexts): SecurityScheme {
  return { name, kind: kindOf(scheme, security), description: scheme.description?.trim() ?? '' }
}

function kindOf(
  { type, scheme, bearerFormat, in: place = '', name = '' }: RawSecurityScheme,
  texts: ValueTexts['security'],
): string {
  if (type === 'http' && scheme === 'bearer') return texts.bearer(bearerFormat)
  if (type === 'apiKey') return texts.key(place, name)
  return scheme ?? type
}
