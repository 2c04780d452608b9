import type { ChangedThing, ReferenceTexts } from '../../texts/reference-texts.ts'
import type { ApiReference, Content, Operation } from '../model.ts'
import type { Schema } from '../schema-model.ts'
import { type Change, compareItems, type Item } from './change.ts'
import { type FlatField, flatFields } from './flat-fields.ts'

/** Changes of what an operation takes and returns: media types, fields, their types and allowed values. */
export function bodyChanges(
  older: ApiReference,
  before: Operation,
  newer: ApiReference,
  after: Operation,
  texts: ReferenceTexts,
): Change[] {
  const operation = after.operationId
  const sent = [requestFields(older, before), requestFields(newer, after)] as const
  const received = [responseFields(older, before), responseFields(newer, after)] as const
  const types = [mediaTypes(before.body?.contents), mediaTypes(after.body?.contents)] as const
  const answers = [mediaTypes(successContents(before)), mediaTypes(successContents(after))] as const
  return [
    ...compareItems(...types, { operation, what: 'request type', lossBreaks: true }),
    ...compareItems(itemsOf(sent[0]), itemsOf(sent[1]), {
      operation,
      what: 'request field',
      lossBreaks: true,
    }),
    ...typeChanges(sent[0], sent[1], { operation, what: 'request field', texts }),
    ...valueChanges(sent[0], sent[1], operation),
    ...compareItems(...answers, { operation, what: 'response type', lossBreaks: true }),
    ...compareItems(optional(received[0]), optional(received[1]), {
      operation,
      what: 'response field',
      lossBreaks: true,
    }),
    ...typeChanges(received[0], received[1], { operation, what: 'response field', texts }),
  ]
}

type Fields = Map<string, FlatField>

/** The fields of all forms of a request; a field is required only where every form asks for it. */
function requestFields(reference: ApiReference, { body }: Operation): Fields {
  return merged((body?.contents ?? []).map(({ schema }) => flatFields(reference, schema)))
}

function responseFields(reference: ApiReference, operation: Operation): Fields {
  return merged(successContents(operation).map(({ schema }) => flatFields(reference, schema)))
}

function successContents({ responses }: Operation): Content[] {
  return responses.filter(({ status }) => status.startsWith('2')).flatMap(({ contents }) => contents)
}

function merged(all: Fields[]): Fields {
  const paths = new Set(all.flatMap((fields) => [...fields.keys()]))
  return new Map(
    [...paths].flatMap((path): [string, FlatField][] => {
      const found = all.flatMap((fields) => fields.get(path) ?? [])
      const [first] = found
      const required = found.length === all.length && found.every((field) => field.required)
      return first ? [[path, { ...first, required }]] : []
    }),
  )
}

function mediaTypes(contents: readonly Content[] = []): Item[] {
  return [...new Set(contents.map(({ mediaType }) => mediaType))].map((name) => ({
    name,
    shown: name,
    required: false,
    inferred: false,
  }))
}

function itemsOf(fields: Fields): Item[] {
  return [...fields.values()].map(({ path, required, inferred }) => ({
    name: path,
    shown: path,
    required,
    inferred,
  }))
}

/** Nobody has to send what a response holds. */
function optional(fields: Fields): Item[] {
  return itemsOf(fields).map((item) => ({ ...item, required: false }))
}

function typeChanges(
  before: Fields,
  after: Fields,
  { operation, what, texts }: { operation: string; what: ChangedThing; texts: ReferenceTexts },
): Change[] {
  return [...after].flatMap(([path, field]) => {
    const previous = before.get(path)
    if (!previous) return []
    const [from, to] = [typeOf(previous.field.schema, texts), typeOf(field.field.schema, texts)]
    const becameNeeded = what === 'request field' && field.required && !previous.required
    if (from === to && !becameNeeded) return []
    const words = (type: string, required: boolean) =>
      `${path}: ${type}${what === 'request field' && required ? `, ${texts.required}` : ''}`
    return [
      {
        id: `${operation}: ${what} ${path} type`,
        operation,
        breaking: !previous.inferred && !field.inferred,
        what,
        before: words(from, previous.required),
        after: words(to, field.required),
      },
    ]
  })
}

function typeOf({ type, nullable }: Schema, texts: ReferenceTexts): string {
  return nullable ? `${type} ${texts.nullable}` : type
}

/** Allowed values that went (breaking) or came. */
function valueChanges(before: Fields, after: Fields, operation: string): Change[] {
  return [...after].flatMap(([path, field]) => {
    const previous = before.get(path)
    const [from, to] = [previous?.field.schema.values, field.field.schema.values]
    if (!previous || !from || !to) return []
    const items = (values: typeof from, inferred: boolean) =>
      values.map(({ value }) => ({ name: `${path} ${value}`, shown: value, required: false, inferred }))
    const [older, newer] = [items(from, previous.inferred), items(to, field.inferred)]
    return compareItems(older, newer, { operation, what: 'allowed value', lossBreaks: true })
  })
}
