import type { ReferenceTexts } from '../texts/reference-texts.ts'
import type { ApiReference, Operation, Response } from './model.ts'
import { outlineOf, sectionId } from './outline.ts'
import { plainText } from './plain-text.ts'
import type { EnumValue, Field, Schema } from './schema-model.ts'
import { operationsOf } from './walk-reference.ts'

/** One entry of the search: a section of a reference page, and what it is. */
export interface ReferenceEntry {
  /** Permalink. */
  id: string
  heading: string
  text: string
  /** What it is called besides its heading: an operation by its id, method and path, a field by its values. */
  names?: string[]
  type: 'section' | 'operation' | 'field' | 'error' | 'message'
}

/**
 * What the search knows of a reference page: sections, operations, fields, error statuses and messages.
 * @param titles of the sections, as for `outlineOf`
 */
export function searchEntries(
  reference: ApiReference,
  titles?: ReferenceTexts['sections'],
): ReferenceEntry[] {
  const operations = new Map(operationsOf(reference).map((operation) => [operation.id, operation]))
  const messages = new Map(reference.messages.map((message) => [message.id, message]))
  const shapes = new Map(reference.shapes.map((shape) => [shape.id, shape]))
  const entries = outlineOf(reference, titles).flatMap(({ id, value }): ReferenceEntry[] => {
    const operation = operations.get(id)
    if (operation) return ofOperation(operation)
    const message = messages.get(id)
    if (message) {
      const text = lines(message.summary, message.description)
      return [{ id, heading: value, text, type: 'message' }, ...ofSchema(message.schema)]
    }
    const shape = shapes.get(id)
    if (shape)
      return [
        { id, heading: value, text: lines(shape.schema.description), type: 'section' },
        ...ofSchema(shape.schema),
      ]
    return [{ id, heading: value, text: sectionText(reference, id), type: 'section' }]
  })
  return withoutTwins(entries)
}

function ofOperation(operation: Operation): ReferenceEntry[] {
  const { id, summary, description, method, path, operationId, parameters, body, responses } = operation
  const text = lines(`${method} ${path}`, operationId, description)
  return [
    { id, heading: summary, text, type: 'operation', names: namesOf(operation) },
    ...parameters.flatMap(ofField),
    ...(body?.contents ?? []).flatMap(({ schema }) => ofSchema(schema)),
    ...responses.flatMap((response) => ofResponse(response, operation)),
  ]
}

/** Readers look for `startTranscription`, `POST /api/v2/transcription`, its path alone, and the last word of the path. */
function namesOf({ operationId, method, path }: Operation): string[] {
  const last = path.split('/').findLast((segment) => segment !== '' && !segment.startsWith('{'))
  return [...new Set([operationId, `${method} ${path}`, path, last ?? path])]
}

function ofResponse(response: Response, operation: Operation): ReferenceEntry[] {
  const fields = [
    ...response.headers.flatMap(ofField),
    ...response.contents.flatMap(({ schema }) => ofSchema(schema)),
  ]
  if (!/^[45]/.test(response.status)) return fields
  const text = lines(response.description, response.remedy)
  return [
    { id: response.id, heading: `${response.status} ${operation.summary}`, text, type: 'error' },
    ...fields,
  ]
}

function ofField({ id, name, description, schema }: Field): ReferenceEntry[] {
  const values = valuesOf(schema)
  const text = lines(schema.type, description, ...values.flatMap(({ value, meaning }) => [value, meaning]))
  const names = values.map(({ value }) => value)
  return [{ id, heading: name, text, type: 'field', ...(names.length > 0 && { names }) }, ...ofSchema(schema)]
}

/** Allowed values of a field, of the entries of an array, or of one of its alternatives. */
function valuesOf({ values = [], items, alternatives }: Schema): EnumValue[] {
  const inside = [...(items ? [items] : []), ...(alternatives?.schemas ?? [])]
  return [...values, ...inside.flatMap(valuesOf)]
}

function ofSchema(schema: Schema | undefined): ReferenceEntry[] {
  if (!schema) return []
  const inside = [schema.items, schema.entries, ...(schema.alternatives?.schemas ?? [])]
  return [...(schema.fields ?? []).flatMap(ofField), ...inside.flatMap(ofSchema)]
}

/** The text of a section that is no operation, message or shape. */
function sectionText({ limits, states, servers, security, groups }: ApiReference, id: string): string {
  const group = groups.find((candidate) => candidate.id === id)
  if (group) return lines(group.description)
  const texts: Record<string, (string | undefined)[]> = {
    [sectionId('servers')]: servers.flatMap(({ url, description }) => [url, description]),
    [sectionId('connection')]: servers.flatMap(({ url, description }) => [url, description]),
    [sectionId('authentication')]: security.flatMap(({ kind, description }) => [kind, description]),
    [sectionId('limits')]: limits.map(({ name, value, note = '' }) => `${name}: ${value} ${note}`),
    [sectionId('states')]: [
      states?.description,
      ...(states?.states ?? []).map(({ name, description }) => `${name}: ${description}`),
    ],
  }
  return lines(...(texts[id] ?? []))
}

function lines(...texts: (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined && text !== '')
    .map((text) => plainText(text ?? '').trim())
    .join('\n')
}

/** The same field of many operations is found once, at its first place. */
function withoutTwins(entries: ReferenceEntry[]): ReferenceEntry[] {
  const seen = new Set<string>()
  return entries.filter(({ type, heading, text }) => {
    const key = `${type} ${heading} ${text}`
    if (type === 'field' && seen.has(key)) return false
    seen.add(key)
    return true
  })
}
