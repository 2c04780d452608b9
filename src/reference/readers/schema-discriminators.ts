import { pointerTo, valueAt } from '../json-pointer.ts'
import type { Json } from '../schema-model.ts'
import type { DocumentSource } from './document-source.ts'
import { componentName } from './drawn-once.ts'
import { refOf } from './structure-walk.ts'

/** The shapes that extend another one whose field tells them apart, by its name. */
export type Subtypes = ReadonlyMap<string, readonly string[]>

/** The field that tells which of several shapes a value has. */
export interface Discriminator {
  field: string
  /** The shape by the value of the field, as the document writes it. */
  mapping: Readonly<Record<string, string>>
}

/** The discriminator of a schema; in AsyncAPI it is the name of the field alone. */
export function discriminatorOf({ discriminator }: Json): Discriminator | undefined {
  if (typeof discriminator === 'string') return { field: discriminator, mapping: {} }
  const { propertyName, mapping = {} } = (discriminator ?? {}) as { propertyName?: string; mapping?: object }
  return propertyName === undefined
    ? undefined
    : { field: propertyName, mapping: mapping as Discriminator['mapping'] }
}

/** The values of the field that stand for a component: those of the mapping, else its name. */
export function valuesFor(source: DocumentSource, told: Discriminator, name: string | undefined): string[] {
  if (name === undefined) return []
  const mapped = Object.entries(told.mapping).filter(([, target]) => componentOf(source, target) === name)
  return mapped.length > 0 ? mapped.map(([value]) => value) : [name]
}

/** Finds the shapes that extend one with a discriminator by `allOf`, or that its mapping names. */
export function findSubtypes(source: DocumentSource): Subtypes {
  const schemas = (valueAt(source.data, '/components/schemas') ?? {}) as Record<string, Json>
  const extended = (name: string, above: readonly string[] = []): string[] => {
    const parts = schemas[name]?.['allOf']
    const direct = Array.isArray(parts) ? parts.map((part) => componentName(refOf(part)?.slice(1) ?? '')) : []
    return direct.flatMap((base) =>
      base === undefined || above.includes(base) ? [] : [base, ...extended(base, [...above, name])],
    )
  }
  const found = Object.entries(schemas).map(([base, json]): [string, string[]] => {
    const told = isObject(json) && !json['oneOf'] && !json['anyOf'] ? discriminatorOf(json) : undefined
    if (!told) return [base, []]
    const mapped = Object.values(told.mapping).flatMap((target) => componentOf(source, target) ?? [])
    const below = Object.keys(schemas).filter((name) => name !== base && extended(name).includes(base))
    return [base, [...new Set([...below, ...mapped])].filter((name) => name !== base)]
  })
  return new Map(found.filter(([, names]) => names.length > 0))
}

/** The component that a reference or a name of a mapping means. */
function componentOf(source: DocumentSource, target: string): string | undefined {
  const name = target.startsWith('#/') ? componentName(target.slice(1)) : target
  const isKnown =
    name !== undefined && valueAt(source.data, pointerTo('/components/schemas', name)) !== undefined
  return isKnown ? name : undefined
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
