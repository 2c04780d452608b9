import type { ValueTexts } from '../../texts/reference-texts.ts'
import { nameId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { ApiReference, Callback, Operation, OperationGroup } from '../model.ts'
import { documentsOf, readDocumentFacts } from './document-facts.ts'
import type { DocumentSource } from './document-source.ts'
import { withNotes } from './notes.ts'
import type { RawOpenApi, RawTag } from './openapi-document.ts'
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
  const { paths = {}, webhooks = {} } = raw
  const security = readNeeds(raw.security ?? [])
  const operations = Object.entries(paths)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, item]) => placesIn(source, item, { path, pointer: pointerTo('/paths', path) }))
    .map(({ operation, place }) => ({
      tag: operation.tags?.[0] ?? '',
      operation: readOperation(source, schemas, operation, { ...place, security }),
    }))
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
    groups: groupsOf(raw.tags ?? [], operations, texts),
    ...(sent.length > 0 && { webhooks: sent }),
    messages: [],
    shapes: schemas.shapes(),
  }
}

/** Operations by tag: those of the tags that the document describes first, in its order; at the end those without any. */
function groupsOf(
  tags: readonly RawTag[],
  operations: { tag: string; operation: Operation }[],
  texts: ValueTexts,
): OperationGroup[] {
  const described = new Map(tags.map((tag) => [tag.name, tag]))
  const used = new Set(operations.map(({ tag }) => tag))
  const parents = new Set(tags.map(({ parent }) => parent))
  const titleOf = (name: string) => described.get(name)?.summary ?? name
  const without = used.delete('') ? [''] : []
  return [...new Set([...described.keys(), ...used]), ...without]
    .filter((name) => name === '' || used.has(name) || parents.has(name) || isDescribed(described.get(name)))
    .map((name) => {
      const { summary, description = '', externalDocs, parent } = described.get(name) ?? { name }
      return {
        id: nameId(name || 'general'),
        title: summary ?? (name || texts.untagged),
        description: description.trim(),
        ...documentsOf({ externalDocs }),
        ...withNotes([parent === undefined ? [] : texts.notes.partOf(titleOf(parent))]),
        operations: operations.filter(({ tag }) => tag === name).map(({ operation }) => operation),
      }
    })
}

/** A tag that says something is a part of the page, also without operations. */
function isDescribed({ description = '', externalDocs }: Partial<RawTag> = {}): boolean {
  return description.trim() !== '' || externalDocs !== undefined
}
