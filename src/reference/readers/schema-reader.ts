import type { ValueTexts } from '../../texts/reference-texts.ts'
import { nameId, partId, valueId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { EnumValue, Field, JsonSchema, Marked, Schema, Shape } from '../schema-model.ts'
import type { DocumentSource } from './document-source.ts'
import { type ComponentUse, componentName, findComponentUse } from './drawn-once.ts'
import { ownField } from './own-fields.ts'
import { resolve } from './references.ts'
import { mergedParts } from './schema-parts.ts'
import { allowsNull, limitsOf, typesOf, valuesOf } from './schema-words.ts'

type Json = Exclude<JsonSchema, boolean>

/** Turns the JSON Schemas of one document into shapes to draw. */
export class SchemaReader {
  private readonly source: DocumentSource
  private readonly use: ComponentUse
  private readonly texts: ValueTexts

  /** @param texts for types and limits */
  constructor(source: DocumentSource, texts: ValueTexts) {
    this.source = source
    this.texts = texts
    this.use = findComponentUse(source)
  }

  /**
   * The shape at a place.
   * @param parent permalink that the fields and values inside belong to
   */
  read(value: unknown, pointer: string, parent: string): Schema {
    const { value: target, pointer: place, beside } = resolve(this.source, value, pointer)
    const name = componentName(place)
    if (name !== undefined && this.use.shapes.has(name)) return this.mention(name, target as Json, beside)
    const schema = this.readInPlace(target, place, parent)
    return { ...schema, ...(name !== undefined && { name }), ...defaultOf(beside), ...marks(beside) }
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

  /** The properties of an object as fields, in the order of the document. */
  fields(json: Json, pointer: string, parent: string): Field[] {
    const required = new Set(Array.isArray(json['required']) ? json['required'].map(String) : [])
    return Object.entries((json['properties'] ?? {}) as Record<string, unknown>).map(([name, value]) => {
      const at = pointerTo(pointer, 'properties', name)
      return this.field(name, value, at, parent, required.has(name))
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
    } = this.read(value, pointer, id) as Schema & Partial<Marked>
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

  private mention(name: string, json: Json, beside: Record<string, unknown>): Schema {
    return {
      type: typesOf(json).join(this.texts.types.or),
      name,
      drawnElsewhere: true,
      limits: [],
      ...(allowsNull(json) && { nullable: true }),
      ...defaultOf(beside),
      ...marks(json),
      ...marks(beside),
    }
  }

  private readInPlace(value: unknown, pointer: string, parent: string): Schema {
    if (typeof value !== 'object' || value === null) return { type: this.texts.types.any, limits: [] }
    const json = mergedParts(this.source, value as Json, pointer)
    const alternatives = this.alternatives(json, pointer, parent)
    if (alternatives?.schemas.length === 1)
      return { ...(alternatives.schemas[0] as Schema), ...marks(json), nullable: true }
    const types = typesOf(json)
    const items =
      types.includes('array') && json['items'] !== undefined
        ? this.read(json['items'], pointerTo(pointer, 'items'), parent)
        : undefined
    const entries =
      types.includes('object') && typeof json['additionalProperties'] === 'object'
        ? this.read(json['additionalProperties'], pointerTo(pointer, 'additionalProperties'), parent)
        : undefined
    const fields = this.fields(json, pointer, parent)
    const values = this.values(json, parent)
    return {
      type: typeInWords(this.texts.types, types, items, entries, alternatives),
      limits: limitsOf(json, this.texts.bounds),
      ...((allowsNull(json) || alternatives?.nullable) && { nullable: true }),
      ...(typeof json['format'] === 'string' && { format: json['format'] }),
      ...(typeof json['pattern'] === 'string' && { pattern: json['pattern'] }),
      ...defaultOf(json),
      ...(values.length > 0 && { values }),
      ...(fields.length > 0 && { fields }),
      ...(items && { items }),
      ...(entries && { entries }),
      ...(alternatives && { alternatives: { kind: alternatives.kind, schemas: alternatives.schemas } }),
      ...marks(json),
    }
  }

  private alternatives(json: Json, pointer: string, parent: string) {
    const key = ['oneOf', 'anyOf'].find((name) => Array.isArray(json[name]))
    if (key === undefined) return undefined
    const all = json[key] as unknown[]
    const isNull = (value: unknown) =>
      typeof value === 'object' && value !== null && (value as Json)['type'] === 'null'
    const schemas = all.flatMap((value, index) => {
      if (isNull(value)) return []
      const name = componentName(resolve(this.source, value, '').pointer) ?? String(index + 1)
      return [this.read(value, pointerTo(pointer, key, index), partId(parent, nameId(name)))]
    })
    return {
      kind: key === 'oneOf' ? ('one of' as const) : ('any of' as const),
      schemas,
      nullable: all.some(isNull),
    }
  }

  private values(json: Json, parent: string): EnumValue[] {
    const meanings = ownField(json, 'x-enum-descriptions') ?? {}
    return valuesOf(json).map((value) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      const meaning = meanings[text]
      return { id: valueId(parent, text), value: text, ...(meaning !== undefined && { meaning }) }
    })
  }
}

/** Permalink of a shape that is drawn once. */
export function shapeId(name: string): string {
  return nameId(`schema ${name}`)
}

function typeInWords(
  texts: ValueTexts['types'],
  types: string[],
  items?: Schema,
  entries?: Schema,
  alternatives?: { schemas: Schema[] },
): string {
  if (types.length === 0 && alternatives) {
    return [...new Set(alternatives.schemas.map(({ type }) => type))].join(texts.or)
  }
  const words = types.map((type) => {
    if (type === 'array') return items ? texts.arrayOf(items.type) : 'array'
    if (type === 'object' && entries) return texts.mapOf(entries.type)
    return type
  })
  return words.join(texts.or) || texts.any
}

/** A default may also stand beside a `$ref`. */
function defaultOf(json: Record<string, unknown>): Pick<Schema, 'default'> {
  return json['default'] === undefined ? {} : { default: json['default'] }
}

/** What a schema says about itself in words. */
function marks(json: Record<string, unknown>): Partial<Marked & Pick<Schema, 'inferred'>> {
  return {
    ...(typeof json['description'] === 'string' && { description: json['description'].trim() }),
    ...(json['x-inferred'] === true && { inferred: true }),
    ...(json['deprecated'] === true && { deprecated: true }),
  }
}
