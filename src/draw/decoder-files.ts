import { statusOfWords } from '../config/status-words.ts'
import type { DataFile } from '../content/data-file.ts'
import { dataFile } from '../content/data-files.ts'
import { allIds } from '../reference/checks/all-ids.ts'
import type { Server } from '../reference/connection-model.ts'
import {
  DECODER_INDEX,
  type DecoderIndex,
  type DocumentData,
  type KnownDocument,
  type KnownOperation,
  type KnownShape,
  TEXT_START,
} from '../reference/decoder-index.ts'
import type { ApiReference, Callback, Content, Operation } from '../reference/model.ts'
import type { OperationData } from '../reference/operation-data.ts'
import type { JsonSchema } from '../reference/schema-model.ts'
import { schemaNames } from '../reference/schema-names.ts'
import { serverAddress } from '../reference/server-address.ts'
import { operationsOf } from '../reference/walk.ts'
import type { DecoderPages, ReferencePage } from './decoder-pages.ts'

/** Files with hashes in their names that the index names. */
const NAMED = /^\/assets\/(document|operation)\.[0-9a-f]{8}\.json$/

/** @param address without base path */
export function isDecoderFile(address: string): boolean {
  return address === DECODER_INDEX || NAMED.test(address)
}

interface Collected {
  document: Omit<KnownDocument, 'data'>
  data: DocumentData
  shapes: Omit<KnownShape, 'document'>[]
}

/**
 * What the decoder loads: an index of everything that the documents describe, and the rest of each document; operations have files of their own.
 * @returns texts by address, without base path
 */
export function decoderFiles({ references, errors }: DecoderPages): Map<string, string> {
  const files = new Map<string, string>()
  const all = new Map<string, Collected>()
  for (const page of references) {
    const { model, operations } = page.reference
    const found = all.get(model.name) ?? emptyOf(model, page.route)
    all.set(model.name, found)
    addPage(found, page)
    for (const { address, text } of Object.values(operations)) files.set(address, text)
  }
  const index: DecoderIndex = { documents: [], shapes: [], ...(errors && { errors }) }
  for (const { document, data, shapes } of all.values()) {
    const { address, text } = dataFile('document', data)
    files.set(address, text)
    const place = index.documents.push({ ...document, data: address }) - 1
    index.shapes.push(...shapes.map((shape) => ({ document: place, ...shape })))
  }
  files.set(DECODER_INDEX, JSON.stringify(index))
  return files
}

function emptyOf({ name, title, version, kind, servers }: ApiReference, route: string): Collected {
  return {
    document: {
      name,
      title: `${title} ${version}`,
      kind,
      servers: addresses(servers),
      route,
      operations: [],
    },
    data: { bodies: {}, definitions: {}, ids: {} },
    shapes: [],
  }
}

function addPage({ document, data, shapes }: Collected, { route, reference }: ReferencePage): void {
  const { model, operations } = reference
  Object.assign(data.definitions, model.definitions)
  data.ids[route] = allIds(model).map(({ id }) => id)
  // Several operations may have the same file.
  const read = new Map<string, Definitions>()
  const definitionsIn = ({ address, text }: DataFile): Definitions => {
    const found = read.get(address) ?? (JSON.parse(text) as OperationData).reference.definitions
    read.set(address, found)
    return found
  }
  for (const operation of operationsOf(model)) {
    const { id, method, path, summary, servers, operationId, responses, parameters } = operation
    const headers = [
      ...parameters.filter(({ place }) => place === 'header'),
      ...responses.flatMap((response) => response.headers),
    ]
    // A document may stand on several pages.
    if (document.operations.some((one) => one.id === id)) continue
    const file = operations[operationId]
    if (!file) continue
    const known: KnownOperation = {
      id,
      method,
      path,
      servers: servers ? addresses(servers) : document.servers,
      summary,
      route,
      data: file.address,
      statuses: responses.map(({ status }) => status),
      headers: Object.fromEntries(headers.map((one) => [one.name.toLowerCase(), one.id])),
    }
    const place = document.operations.push(known) - 1
    shapes.push(...shapesOf(operation, place, route, definitionsIn(file)))
    for (const callback of operation.callbacks) addCallback(callback, route, { data, shapes }, model)
  }
  for (const callback of model.webhooks ?? []) addCallback(callback, route, { data, shapes }, model)
  for (const { id, name, jsonSchema } of model.messages) {
    data.bodies[id] = jsonSchema
    const part = { part: 'message', name, id, fields: id, route, mediaType: 'application/json' } as const
    shapes.push({ ...part, ...schemaNames(jsonSchema, model.definitions) })
  }
}

type Definitions = Record<string, JsonSchema>

function shapesOf(
  { id, body, responses }: Operation,
  operation: number,
  route: string,
  definitions: Definitions,
): Omit<KnownShape, 'document'>[] {
  const requests = (body?.contents ?? []).map((content) => ({
    ...{ operation, part: 'request' as const, id, fields: `${id}.body`, route },
    ...shapeOf(content, definitions),
  }))
  const answers = responses.flatMap((response) =>
    response.contents.map((content) => ({
      ...{ operation, part: 'response' as const, id: response.id, fields: response.id },
      ...{ route, status: response.status },
      ...shapeOf(content, definitions, /^[45]/.test(response.status)),
    })),
  )
  return [...requests, ...answers]
}

function addCallback(
  { name, operation: { id, body } }: Callback,
  route: string,
  { data, shapes }: Pick<Collected, 'data' | 'shapes'>,
  model: ApiReference,
): void {
  for (const content of body?.contents ?? []) {
    if (content.jsonSchema !== undefined) data.bodies[id] = content.jsonSchema
    const part = { part: 'callback', name, id, fields: `${id}.body`, route } as const
    shapes.push({ ...part, ...shapeOf(content, model.definitions) })
  }
}

function shapeOf({ mediaType, jsonSchema, examples }: Content, definitions: Definitions, isError = false) {
  const isShown = isError || /^text\//.test(mediaType)
  const shown = !isShown ? [] : examples.flatMap(({ value }) => textsIn(value))
  const starts = new Set(shown.map((text) => text.trim().slice(0, TEXT_START)))
  // What a status is called tells no more than the status.
  const texts = [...starts].filter((text) => text !== '' && !statusOfWords(text))
  return { mediaType, ...schemaNames(jsonSchema, definitions), ...(texts.length > 0 && { texts }) }
}

function addresses(servers: readonly Server[]): string[] {
  return servers.map(serverAddress)
}

/** The texts in an example, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
