import type { ApiReference } from '../model.ts'
import type { Field, Schema } from '../schema-model.ts'
import { around, type Part, walkSchema } from '../walk.ts'

/** A place in a body. */
interface Place {
  /** `slice_meta[].speaker_id` */
  path: string
  /** It, and everything around it, must be there. */
  required: boolean
  /** It, or something around it, is not confirmed. */
  inferred: boolean
}

/** A field somewhere in a body. */
export interface FlatField extends Place {
  field: Field
  /** Allowed values of it, of its entries or of one of its alternatives. */
  values: string[]
  /** How a table shows it; its path when absent. */
  shown?: string
}

/** All fields inside a shape by their paths, each once, shapes that are drawn elsewhere included. */
export function flatFields(reference: ApiReference, schema: Schema | undefined): Map<string, FlatField> {
  const found = new Map<string, FlatField>()
  if (!schema) return found
  const top = { path: '', required: true, inferred: schema.inferred === true }
  const places = new Map<Part, Place>()
  const shapes = new Map(reference.shapes.map((shape) => [shape.name, shape.schema]))
  for (const part of walkSchema(schema, undefined, shapes)) {
    if (asksOnly(part)) continue
    const place = placeIn((part.parent && places.get(part.parent)) ?? top, part)
    places.set(part, place)
    if (part.kind === 'field' && !found.has(place.path))
      found.set(place.path, { ...place, field: part.of, values: [] })
    if (part.kind === 'value') {
      const owner = around(part, 'field')
      found.get((owner && places.get(owner)?.path) ?? '')?.values.push(part.of.value)
    }
  }
  return found
}

/** What is inside a condition, or forbidden, is no field of the body. */
function asksOnly(part: Part): boolean {
  if (part.kind === 'schema' && part.rule && part.rule.at === undefined) return true
  return part.parent !== undefined && asksOnly(part.parent)
}

function placeIn(outer: Place, part: Part): Place {
  const { path, required, inferred } = outer
  if (part.kind === 'field') {
    const { name, required: isNeeded, inferred: isGuess, schema } = part.of
    return {
      path: path === '' ? name : `${path}.${name}`,
      required: required && isNeeded,
      inferred: inferred || isGuess === true || schema.inferred === true,
    }
  }
  if (part.kind !== 'schema') return outer
  if (part.slot === 'items') return { ...outer, path: `${path}[]` }
  if (part.slot === 'entries') return { ...outer, path: `${path}{}` }
  if (part.rule) return { ...outer, path: path + part.rule.at, required: false }
  return part.slot === 'alternative' ? { ...outer, required: false } : outer
}
