import { nameId, partId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { Alternatives, Json } from '../schema-model.ts'
import type { DocumentSource } from './document-source.ts'
import { componentName } from './drawn-once.ts'
import { resolve } from './references.ts'
import { discriminatorOf, type Subtypes, valuesFor } from './schema-discriminators.ts'
import type { Merged, Place } from './schema-parts.ts'
import { typesOf } from './schema-words.ts'
import { refOf } from './structure-walk.ts'

/** Shapes to choose from that have not been read yet. */
export interface Choice extends Omit<Alternatives, 'schemas'> {
  options: (Place & { parent: string })[]
  /** Null is one of them. */
  nullable: boolean
}

/** Keywords that may stand beside the only shape of a choice: they describe, or describe the same thing. */
const BESIDE = new Set(
  'title description deprecated readOnly writeOnly default example examples nullable externalDocs discriminator x-inferred'.split(
    ' ',
  ),
)

/**
 * The one shape that a schema stands for: `allOf`, `oneOf` or `anyOf` of one, null aside, with nothing beside but words.
 * @param parent permalink that fields inside belong to
 */
export function onlyShape(
  source: DocumentSource,
  json: Json,
  pointer: string,
  parent: string,
): (Place & { parent: string; nullable: boolean }) | undefined {
  const keys = Object.keys(json).filter((key) => !BESIDE.has(key) && !key.startsWith('x-'))
  const [key = ''] = keys
  const all = json[key]
  if (keys.length !== 1 || !Array.isArray(all)) return undefined
  if (key === 'allOf') {
    const [value] = all
    if (all.length !== 1 || refOf(value) === undefined) return undefined
    return { value, pointer: pointerTo(pointer, key, 0), parent, nullable: json['nullable'] === true }
  }
  if (key !== 'oneOf' && key !== 'anyOf') return undefined
  const { options, nullable } = choiceIn(source, json, pointer, key, parent, [])
  const [only] = options
  return only && options.length === 1
    ? { ...only, nullable: nullable || json['nullable'] === true }
    : undefined
}

/** Every choice of a shape: `oneOf` and `anyOf` of each part, what surrounds it by `allOf`, and the subtypes that a field tells apart. */
export function choicesOf(
  source: DocumentSource,
  merged: Merged,
  subtypes: Subtypes,
  place: { pointer: string; parent: string },
): Choice[] {
  const types = typesOf(merged.json)
  const found = merged.parts.flatMap(({ json, pointer }) =>
    ['oneOf', 'anyOf'].filter((key) => Array.isArray(json[key])).map((key) => ({ json, pointer, key })),
  )
  const { around } = merged
  const below = subtypes.get(componentName(place.pointer) ?? '') ?? []
  const parentOf = (index: number) =>
    index === 0 ? place.parent : partId(place.parent, `choice-${index + 1}`)
  return [
    ...found.map(({ json, pointer, key }, index) =>
      choiceIn(source, json, pointer, key, parentOf(index), types),
    ),
    ...(around.length > 0
      ? [
          {
            kind: 'all of' as const,
            nullable: false,
            options: around.map((one) => ({ ...one, parent: place.parent })),
          },
        ]
      : []),
    ...(below.length > 0 ? [subtypeChoice(source, merged.json, below, parentOf(found.length))] : []),
  ]
}

function choiceIn(
  source: DocumentSource,
  json: Json,
  pointer: string,
  key: string,
  parent: string,
  types: readonly string[],
): Choice {
  const all = (json[key] as unknown[]).map((value, index) => ({
    value,
    pointer: pointerTo(pointer, key, index),
    index,
  }))
  const options = all.filter(({ value }) => !isNull(value))
  const names = options.map(({ value }) => componentName(resolve(source, value, '').pointer))
  const told = discriminatorOf(json)
  return {
    kind: key === 'oneOf' ? 'one of' : 'any of',
    nullable: options.length < all.length,
    options: options.map(({ value, index, ...place }, position) => ({
      ...place,
      value: withType(value, types),
      parent: partId(parent, nameId(names[position] ?? String(index + 1))),
    })),
    ...(told && {
      discriminator: { field: told.field, values: names.map((name) => valuesFor(source, told, name)) },
    }),
  }
}

function subtypeChoice(source: DocumentSource, json: Json, names: readonly string[], parent: string): Choice {
  const told = discriminatorOf(json)
  return {
    kind: 'one of',
    nullable: false,
    options: names.map((name) => ({
      value: { $ref: `#${pointerTo('/components/schemas', name)}` },
      pointer: pointerTo('/components/schemas', name),
      parent: partId(parent, nameId(name)),
    })),
    ...(told && {
      discriminator: { field: told.field, values: names.map((name) => valuesFor(source, told, name)) },
    }),
  }
}

/** What a shape says about the type of a value holds for each of its alternatives. */
function withType(value: unknown, types: readonly string[]): unknown {
  if (types.length === 0 || typeof value !== 'object' || value === null) return value
  const isBare = ['$ref', 'type', 'oneOf', 'anyOf', 'allOf', 'const', 'enum'].every((key) => !(key in value))
  return isBare ? { type: [...types], ...value } : value
}

function isNull(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const types = typesOf(value as Json)
  return types.length === 1 && types[0] === 'null'
}
