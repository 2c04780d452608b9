import type { ChangedThing, ReferenceTexts } from '../../texts/reference-texts.ts'
import type { Schema } from '../schema-model.ts'
import { type Change, compareItems, type Item } from './change.ts'
import type { FlatField } from './flat-fields.ts'

/** Fields of a body by their paths. */
export type Fields = Map<string, FlatField>

/** Whose fields they are, and who must know them. */
export interface FieldSubject {
  operation: string
  what: ChangedThing
  /** A program must write them, so what is required counts and lost values break; else it only reads them. */
  isSent: boolean
  /** What their allowed values are called. */
  values?: ChangedThing
  /** Words of types. */
  texts: ReferenceTexts
}

/** Fields that came or went, changed their type, became required or lost values. */
export function fieldChanges(before: Fields, after: Fields, subject: FieldSubject): Change[] {
  const { operation, what, isSent } = subject
  const items = (fields: Fields) => [...fields.values()].map((field) => itemOf(field, isSent))
  return [
    ...compareItems(items(before), items(after), { operation, what, lossBreaks: true }),
    ...typeChanges(before, after, subject),
    ...(isSent ? valueChanges(before, after, subject) : []),
  ]
}

/** The fields of all forms of one thing; a field is required only where every form asks for it. */
export function merged(all: readonly Fields[]): Fields {
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

/** Nobody has to send what is only received. */
function itemOf({ path, shown = path, required, inferred }: FlatField, isSent: boolean): Item {
  return { name: path, shown, required: isSent && required, inferred }
}

function typeChanges(
  before: Fields,
  after: Fields,
  { operation, what, isSent, texts }: FieldSubject,
): Change[] {
  return [...after].flatMap(([path, field]) => {
    const previous = before.get(path)
    if (!previous) return []
    const [from, to] = [typeOf(previous.field.schema, texts), typeOf(field.field.schema, texts)]
    const becameNeeded = isSent && field.required && !previous.required
    if (from === to && !becameNeeded) return []
    const words = (type: string, required: boolean) =>
      `${path}: ${type}${isSent && required ? `, ${texts.required}` : ''}`
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
function valueChanges(before: Fields, after: Fields, subject: FieldSubject): Change[] {
  const { operation, values: what = 'allowed value' } = subject
  return [...after].flatMap(([path, field]) => {
    const previous = before.get(path)
    if (!previous || previous.values.length === 0 || field.values.length === 0) return []
    const items = ({ values, inferred }: FlatField) =>
      [...new Set(values)].map((value) => ({
        name: `${path} ${value}`,
        shown: value,
        required: false,
        inferred,
      }))
    return compareItems(items(previous), items(field), { operation, what, lossBreaks: true })
  })
}
