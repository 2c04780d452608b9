import { nameId, partId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { Callback, Operation, Parameter, Response } from '../model.ts'
import type { Marked } from '../schema-model.ts'
import { readContents } from './content-reader.ts'
import { documentsOf } from './document-facts.ts'
import type { DocumentSource } from './document-source.ts'
import { readLinks } from './link-reader.ts'
import { tagsNote, withNotes } from './notes.ts'
import type { RawOperation, RawParameter, RawResponse } from './openapi-document.ts'
import { ownField } from './own-fields.ts'
import { parameterFormat } from './parameter-format.ts'
import { type OperationPlace, placesIn } from './path-item.ts'
import { resolve } from './references.ts'
import { joinedTexts } from './schema-merge.ts'
import type { SchemaReader } from './schema-reader.ts'
import { readNeeds } from './security-reader.ts'
import { readServers } from './server-reader.ts'

/** Reads one operation of an OpenAPI document that has been validated. */
export function readOperation(
  source: DocumentSource,
  schemas: SchemaReader,
  raw: RawOperation,
  place: OperationPlace,
): Operation {
  const { pointer, ofPath } = place
  const method = place.method.toUpperCase()
  // What clients call needs a name; the requests of a service are named by what sends them.
  const operationId = raw.operationId ?? (place.id === undefined ? `${method} ${place.path}` : '')
  const id = place.id ?? nameId(operationId)
  const servers = raw.servers ? readServers(raw.servers) : place.servers
  const replaces = ownField(raw, 'x-replaces')
  return {
    id,
    operationId,
    pointer,
    method,
    path: place.path,
    ...(servers && { servers }),
    summary: raw.summary ?? operationId,
    ...marked(raw),
    ...(ofPath !== undefined && { ofPath }),
    ...documentsOf(raw),
    // The first tag is the group of what clients call.
    ...withNotes([tagsNote((raw.tags ?? []).slice(place.id === undefined ? 1 : 0), schemas.notes)]),
    ...(ownField(raw, 'x-new') && { isNew: true }),
    security: raw.security ? readNeeds(raw.security) : place.security,
    parameters: readParameters(source, schemas, raw, place, id),
    ...(raw.requestBody !== undefined && { body: readBody(source, schemas, raw.requestBody, pointer, id) }),
    responses: Object.entries(raw.responses ?? {})
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, response]) =>
        readResponse(source, schemas, response, pointerTo(pointer, 'responses', status), status, id),
      ),
    callbacks: Object.entries(raw.callbacks ?? {}).flatMap(([name, callback]) =>
      readCallback(source, schemas, name, callback, pointerTo(pointer, 'callbacks', name), id),
    ),
    limits: ownField(raw, 'x-limits') ?? [],
    publishedPaths: ownField(raw, 'x-published-paths') ?? [],
    ...(replaces !== undefined && { replaces }),
    mock: ownField(raw, 'x-mock') ?? [],
  }
}

function readParameters(
  source: DocumentSource,
  schemas: SchemaReader,
  raw: RawOperation,
  place: OperationPlace,
  id: string,
): Parameter[] {
  const own = (raw.parameters ?? []).map((value, index) =>
    resolve(source, value, pointerTo(place.pointer, 'parameters', index)),
  )
  const ofPath = place.parameters.map((value, index) =>
    resolve(source, value, pointerTo(place.pathPointer, 'parameters', index)),
  )
  const isSame = (a: unknown, b: unknown) =>
    (a as RawParameter).name === (b as RawParameter).name && (a as RawParameter).in === (b as RawParameter).in
  const all = [...ofPath.filter(({ value }) => !own.some((other) => isSame(other.value, value))), ...own]
  return all.map(({ value, pointer }) => {
    const parameter = value as RawParameter
    const { name, in: where } = parameter
    const required = parameter.required ?? where === 'path'
    const { schema, at, ...format } = parameterFormat(source, parameter, pointer)
    const field = schemas.field(name, schema, at, id, required)
    const description = joinedTexts(parameter.description?.trim(), field.description)
    return {
      ...field,
      ...marked({ ...parameter, description }),
      pointer,
      place: where,
      jsonSchema: schema,
      ...format,
      variants: ownField(parameter, 'x-variants') ?? [],
    }
  })
}

function readBody(source: DocumentSource, schemas: SchemaReader, raw: unknown, pointer: string, id: string) {
  const { value, pointer: place } = resolve(source, raw, pointerTo(pointer, 'requestBody'))
  const body = value as {
    description?: string
    required?: boolean
    content: Parameters<typeof readContents>[2]
  }
  return {
    description: body.description?.trim() ?? '',
    required: body.required ?? false,
    contents: readContents(source, schemas, body.content, pointerTo(place, 'content'), partId(id, 'body')),
  }
}

function readResponse(
  source: DocumentSource,
  schemas: SchemaReader,
  raw: unknown,
  at: string,
  status: string,
  parent: string,
): Response {
  const { value, pointer } = resolve(source, raw, at)
  const response = value as RawResponse
  const id = partId(parent, status)
  const remedy = ownField(response, 'x-remedy')
  return {
    id,
    pointer,
    status,
    ...marked({ ...response, description: joinedTexts(response.summary, response.description) }),
    headers: Object.entries(response.headers ?? {}).map(([name, header]) => {
      const { value: found, pointer: place } = resolve(source, header, pointerTo(pointer, 'headers', name))
      const raw = { ...(found as RawParameter), in: 'header' } as const
      const { schema, at, example, exampleDigits, namedExamples } = parameterFormat(source, raw, place)
      const field = schemas.field(name, schema, at, id, raw.required ?? false)
      return {
        ...field,
        ...marked({ ...raw, description: joinedTexts(raw.description?.trim(), field.description) }),
        ...(example !== undefined && { example }),
        ...(exampleDigits && { exampleDigits }),
        ...(namedExamples && { namedExamples }),
      }
    }),
    contents: readContents(source, schemas, response.content ?? {}, pointerTo(pointer, 'content'), id),
    ...(remedy !== undefined && { remedy }),
    ...(response.links && { links: readLinks(source, response.links, pointerTo(pointer, 'links')) }),
  }
}

function readCallback(
  source: DocumentSource,
  schemas: SchemaReader,
  name: string,
  raw: unknown,
  at: string,
  parent: string,
): Callback[] {
  const { value, pointer } = resolve(source, raw, at)
  return Object.entries(value as Record<string, unknown>)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, item]) =>
      placesIn(source, item, { path, pointer: pointerTo(pointer, path) }).map(({ operation, place }) => ({
        name,
        operation: readOperation(source, schemas, operation, {
          ...place,
          security: [],
          id: partId(parent, name),
        }),
      })),
    )
}

function marked(raw: { description?: string | undefined; deprecated?: boolean }): Marked {
  return {
    description: raw.description?.trim() ?? '',
    ...(ownField(raw, 'x-inferred') && { inferred: true }),
    ...(raw.deprecated && { deprecated: true }),
  }
}
