import type { ValueTexts } from '../../texts/reference-texts.ts'
import { nameId, partId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { Field, Json, Marked, Schema, Shape } from '../schema-model.ts'
import type { DocumentSource } from './document-source.ts'
import { type ComponentUse, componentName, findComponentUse } from './drawn-once.ts'
import { enumValues } from './enum-values.ts'
import { resolve } from './references.ts'
import { type Choice, choicesOf, onlyShape } from './schema-choices.ts'
import { discriminatorOf, findSubtypes, type Subtypes, valuesFor } from './schema-discriminators.ts'
import { limitDigits, marksOf, notesOf, valuesBeside, withTitle, wordsBeside } from './schema-facts.ts'
import { joinedTexts } from './schema-merge.ts'
import { type Merged, mergedParts } from './schema-parts.ts'
import { rulesOf } from './schema-rules.ts'
import { anyOrNothing, mentionedType, typeInWords } from './schema-types.ts'
import { allowsNull, limitsOf, typesOf } from './schema-words.ts'

/** Turns the JSON Schemas of one document into shapes to draw. */
export class SchemaReader {
  private readonly source: DocumentSource
  private readonly use: ComponentUse
  private readonly subtypes: Subtypes
  private readonly texts: ValueTexts
  /** For what else the document says. */
  readonly notes: ValueTexts['notes']
  /** Places of what is being read: a schema inside one that names it again is mentioned. */
  private readonly open = new Set<string>()

  /** @param texts for types and limits */
  constructor(source: DocumentSource, texts: ValueTexts) {
    this.source = source
    this.texts = texts
    this.notes = texts.notes
    this.subtypes = findSubtypes(source)
    this.use = findComponentUse(source, this.subtypes)
  }

  /**
   * The shape at a place.
   * @param parent permalink that the fields and values inside belong to
   * @param field name of what has this shape
   */
  read(value: unknown, pointer: string, parent: string, field?: string): Schema {
    const { value: target, pointer: place, beside } = resolve(this.source, value, pointer)
    if (typeof target !== 'object' || target === null) return anyOrNothing(this.texts.types, target)
    const name = componentName(place)
    const words = wordsBeside(this.source, beside, pointer)
    const named = (schema: Schema) =>
      withTitle(beside, describedBeside(schema, words ?? {}), [field, name, schema.description])
    if (!words) return this.readInPlace(value, pointer, parent, field)
    const isAround = this.open.has(place)
    if (isAround || (name !== undefined && this.use.shapes.has(name)))
      return named(this.mention(name ?? place.split('/').at(-1) ?? '', target as Json, place))
    const schema = this.readInPlace(target, place, parent, field)
    return named({ ...schema, ...(name !== undefined && { name }) })
  }

  /** The shapes that are drawn once, at the end of the page. */
  shapes(): Shape[] {
    return [...this.use.shapes].map((name) => {
      const id = shapeId(name)
      const pointer = pointerTo('', 'components', 'schemas', name)
      const { value, pointer: place } = resolve(this.source, { $ref: `#${pointer}` }, pointer)
      return { id, name, schema: { ...this.readInPlace(value, place, id), name } }
    })
  }

  /** One named value. */
  field(name: string, value: unknown, pointer: string, parent: string, required: boolean): Field {
    const id = partId(parent, name)
    const {
      description = '',
      deprecated,
      inferred,
      ...schema
    } = this.read(value, pointer, id, name) as Schema & Partial<Marked>
    return {
      id,
      name,
      pointer,
      required,
      description,
      ...(inferred && { inferred }),
      ...(deprecated && { deprecated }),
      schema,
    }
  }

  private mention(name: string, json: Json, pointer: string): Schema {
    const merged = mergedParts(this.source, { value: json, pointer })
    const { description, ...marks } = marksOf(merged.json)
    return {
      type: mentionedType(this.source, this.texts.types, merged, pointer),
      name,
      drawnElsewhere: true,
      limits: [],
      ...(allowsNull(merged.json) && { nullable: true }),
      ...(description !== undefined && { description }),
      ...marks,
    }
  }

  private readInPlace(value: unknown, pointer: string, parent: string, field?: string): Schema {
    if (typeof value !== 'object' || value === null) return anyOrNothing(this.texts.types, value)
    const only = onlyShape(this.source, value as Json, pointer, parent)
    const place = (key: string) => pointerTo(pointer, key)
    if (only) {
      const inner = this.read(only.value, only.pointer, only.parent, field)
      const words = { ...marksOf(value as Json), ...valuesBeside(this.source, value as Json, place) }
      return { ...describedBeside(inner, words), ...(only.nullable && { nullable: true }) }
    }
    const merged = mergedParts(this.source, { value, pointer }, this.open)
    const added = merged.parts.map((part) => part.pointer).filter((at) => !this.open.has(at))
    for (const at of added) this.open.add(at)
    const schema = this.readMerged(merged, pointer, parent, field)
    for (const at of added) this.open.delete(at)
    return schema
  }

  private readMerged(merged: Merged, pointer: string, parent: string, field: string | undefined): Schema {
    const { json, places } = merged
    const placeOf = (key: string) => places.get(key) ?? pointerTo(pointer, key)
    const inside = (key: string) => this.read(json[key], placeOf(key), parent)
    const types = typesOf(json)
    const hasFields = json['properties'] !== undefined || json['patternProperties'] !== undefined
    const isList = types.includes('array') && json['prefixItems'] === undefined
    const items =
      isList && json['items'] !== undefined && json['items'] !== false ? inside('items') : undefined
    const rest = json['additionalProperties']
    const isMap = types.includes('object') && !hasFields && rest !== undefined && rest !== false
    const entries = isMap ? inside('additionalProperties') : undefined
    const choices = choicesOf(this.source, merged, this.subtypes, { pointer, parent })
    const alternatives = choices.map((choice) => this.readChoice(choice))
    const fields = this.fields(merged, pointer, parent)
    const values = enumValues(this.source, json, placeOf, parent)
    const rules = rulesOf(merged, this.texts, parent).map(
      ({ label, value, pointer: at, parent: owner, ...where }) => ({
        label,
        schema: this.read(value, at, owner),
        ...where,
      }),
    )
    const notes = notesOf(
      json,
      this.texts.notes,
      fields.map(({ name }) => name),
    )
    const patterns = [json['pattern'] ?? []].flat()
    const formats = [json['format'] ?? []].flat()
    return {
      type: typeInWords(this.texts.types, json, { items, entries, alternatives }),
      limits: limitsOf(json, this.texts.bounds, limitDigits(this.source, placeOf)),
      ...((allowsNull(json) || choices.some(({ nullable }) => nullable)) && { nullable: true }),
      ...(formats.length > 0 && { format: formats.join(', ') }),
      ...(patterns.length > 0 && { pattern: patterns.join(' · ') }),
      ...valuesBeside(this.source, json, placeOf),
      ...(notes.length > 0 && { notes }),
      ...(values.length > 0 && { values }),
      ...(fields.length > 0 && { fields }),
      ...(items && { items }),
      ...(entries && { entries }),
      ...(alternatives.length > 0 && { alternatives }),
      ...(rules.length > 0 && { rules }),
      ...withTitle(json, marksOf(json), [field, componentName(pointer)]),
    }
  }

  /** The properties of an object as fields, in the order of the document. */
  private fields({ json, places, parts, discriminators }: Merged, pointer: string, parent: string): Field[] {
    const required = new Set(Array.isArray(json['required']) ? json['required'].map(String) : [])
    const told = discriminators.map((discriminator) => discriminatorOf({ discriminator }))
    return Object.entries((json['properties'] ?? {}) as Record<string, unknown>).map(([name, value]) => {
      const owner = parts.findLast(
        ({ json: part }) => (part['properties'] as Json | undefined)?.[name] !== undefined,
      )
      const at = pointerTo(owner?.pointer ?? places.get('properties') ?? '', 'properties', name)
      const teller = told.find((one) => one?.field === name)
      const own = teller ? valuesFor(this.source, teller, componentName(pointer)) : []
      const narrowed = own.length > 0 ? { allOf: [value, { enum: own }] } : value
      return this.field(name, narrowed, at, parent, required.has(name))
    })
  }

  private readChoice({ kind, options, discriminator }: Choice) {
    const schemas = options.map(({ value, pointer, parent }) => this.read(value, pointer, parent))
    return { kind, schemas, ...(discriminator && { discriminator }) }
  }
}

/** A shape with what stands beside the reference to it. */
function describedBeside(schema: Schema, words: Partial<Schema>): Schema {
  const description = joinedTexts(words.description, schema.description)
  return { ...schema, ...words, ...(description !== '' && { description }) }
}

/** Permalink of a shape that is drawn once. */
export function shapeId(name: string): string {
  return nameId(`schema ${name}`)
}
