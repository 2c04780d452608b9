import type { ApiReference } from '../model.ts'
import type { Field, Schema } from '../schema-model.ts'

/** A field somewhere in a body, found by its path: `slice_meta[].speaker_id`. */
export interface FlatField {
  path: string
  field: Field
  /** It, and everything around it, must be there. */
  required: boolean
  /** It, or something around it, is not confirmed. */
  inferred: boolean
}

/** All fields inside a shape, each once, shapes that are drawn elsewhere included. */
export function flatFields(reference: ApiReference, schema: Schema | undefined): Map<string, FlatField> {
  const found = new Map<string, FlatField>()
  const shapes = new Map(reference.shapes.map((shape) => [shape.name, shape.schema]))
  const walk = (
    inside: Schema | undefined,
    path: string,
    required: boolean,
    inferred: boolean,
    above: string[],
  ): void => {
    if (!inside) return
    const name = inside.name ?? ''
    if (above.includes(name)) return
    const shape = inside.drawnElsewhere ? shapes.get(name) : inside
    const next = name === '' ? above : [...above, name]
    for (const field of shape?.fields ?? []) {
      const at = path === '' ? field.name : `${path}.${field.name}`
      const isRequired = required && field.required
      const isInferred = inferred || field.inferred === true || field.schema.inferred === true
      if (!found.has(at)) found.set(at, { path: at, field, required: isRequired, inferred: isInferred })
      walk(field.schema, at, isRequired, isInferred, next)
    }
    walk(shape?.items, `${path}[]`, required, inferred, next)
    walk(shape?.entries, `${path}{}`, required, inferred, next)
    for (const alternative of shape?.alternatives?.schemas ?? [])
      walk(alternative, path, false, inferred, next)
  }
  walk(schema, '', true, schema?.inferred === true, [])
  return found
}
