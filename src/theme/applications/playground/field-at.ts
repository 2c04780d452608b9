import { pointerSteps } from '../../../reference/json-pointer.ts'
import type { Field, Schema, Shape } from '../../../reference/schema-model.ts'

/** How deep alternatives of alternatives are followed. */
const DEPTH = 8

/**
 * The field of a document that describes a place in a value: an entry of a list has that of the list.
 * @param pointer JSON pointer in the value
 * @returns undefined where the document says nothing of it
 */
export function fieldAt(schema: Schema, shapes: readonly Shape[], pointer: string): Field | undefined {
  /** Shapes on the way here: one that contains itself is drawn around its own parts. */
  const outer: Schema[] = []
  let around: Schema[] = [schema]
  let field: Field | undefined
  for (const step of pointerSteps(pointer)) {
    const options = around.flatMap((one) => optionsOf(one, shapes, outer))
    outer.unshift(...options)
    const found = options.flatMap(({ fields = [] }) => fields).find(({ name }) => name === step)
    if (found) field = found
    const inner = found
      ? [found.schema]
      : options.flatMap(({ items, entries }) =>
          /^\d+$/.test(step) && items ? [items] : entries ? [entries] : [],
        )
    if (inner.length === 0) return undefined
    around = inner
  }
  return field
}

/** A shape, or what is drawn elsewhere under its name, and the shapes to choose from. */
function optionsOf(schema: Schema, shapes: readonly Shape[], outer: readonly Schema[], depth = 0): Schema[] {
  const named = [...shapes.map((shape) => ({ ...shape.schema, name: shape.name })), ...outer]
  const elsewhere =
    schema.drawnElsewhere && named.find(({ name, drawnElsewhere }) => name === schema.name && !drawnElsewhere)
  const of = elsewhere || schema
  // Alternatives may contain themselves.
  if (depth > DEPTH) return [of]
  const more = (of.alternatives ?? []).flatMap(({ schemas }) => schemas)
  return [of, ...more.flatMap((one) => optionsOf(one, shapes, outer, depth + 1))]
}
