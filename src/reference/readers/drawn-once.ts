import { pointerSteps, valueAt } from '../json-pointer.ts'
import type { DocumentSource } from './document-source.ts'
import { refOf, walk } from './structure-walk.ts'

/** Which schemas of a document are drawn once and mentioned elsewhere. */
export interface ComponentUse {
  /** Names, in the order of the document. */
  shapes: ReadonlySet<string>
}

/** A shape with more than this many fields and values is drawn once when two places use it. */
const LONG = 12

/**
 * A document whose page would have more fields and values than this is drawn more tightly: what a shape contains counts as well when it is
 * long. A page of a megabyte helps nobody.
 */
const MANY = 3_000

/**
 * Finds the component schemas that contain themselves, the long ones that several places use, and those that no place uses.
 * @param subtypes shapes that others extend, which their own list of these contains
 */
export function findComponentUse(
  source: DocumentSource,
  subtypes: ReadonlyMap<string, readonly string[]>,
): ComponentUse {
  const schemas = (valueAt(source.data, '/components/schemas') ?? {}) as Record<string, unknown>
  const direct = findUses(source)
  const uses = countUses(direct)
  const subtyped = new Set([...subtypes.values()].flat())
  const isTight = drawnSize(schemas, direct, uses) > MANY
  const whole = isTight ? wholeSizes(schemas, direct) : new Map<string, number>()
  const shapes = Object.keys(schemas).filter((name) => {
    if (subtypes.has(name) || reaches(schemas, name, name)) return true
    // What nothing refers to is drawn all the same: events, for example, that no operation mentions.
    if (!direct.has(name) && !subtyped.has(name)) return true
    return (uses.get(name) ?? 0) > 1 && Math.max(size(schemas[name]), whole.get(name) ?? 0) > LONG
  })
  return { shapes: new Set(shapes) }
}

/** The places that refer to each component. */
function findUses(source: DocumentSource): ReadonlyMap<string, readonly string[]> {
  const direct = new Map<string, string[]>()
  walk(source.data, '', (value, pointer) => {
    const name = componentName(refOf(value)?.slice(1) ?? '')
    if (name !== undefined) direct.set(name, [...(direct.get(name) ?? []), pointer])
  })
  return direct
}

/** How many places of the page would draw each component: one inside a component counts as often as that is drawn itself. */
function countUses(direct: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const count = (name: string, above: readonly string[]): number =>
    (direct.get(name) ?? []).reduce((sum, pointer) => {
      const [, , around] = pointerSteps(pointer)
      const isInside = pointer.startsWith('/components/schemas/') && around !== undefined
      // A shape that nothing uses is drawn by itself.
      if (!isInside || !direct.has(around)) return sum + 1
      return sum + (above.includes(around) ? 0 : count(around, [...above, around]))
    }, 0)
  return new Map([...direct.keys()].map((name) => [name, count(name, [name])]))
}

/** `Job` of `/components/schemas/Job`. */
export function componentName(pointer: string): string | undefined {
  const [components, schemas, name, ...rest] = pointerSteps(pointer)
  return components === 'components' && schemas === 'schemas' && rest.length === 0 ? name : undefined
}

/** Does a schema contain another one, itself for example? */
function reaches(schemas: Record<string, unknown>, from: string, to: string): boolean {
  const seen = new Set<string>()
  const open = [from]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const inside = mentioned(schemas[name])
    if (inside.has(to)) return true
    for (const next of inside) {
      if (!seen.has(next)) open.push(next)
      seen.add(next)
    }
  }
  return false
}

function mentioned(schema: unknown): Set<string> {
  const names = new Set<string>()
  walk(schema, '', (value) => {
    const name = componentName(refOf(value)?.slice(1) ?? '')
    if (name !== undefined) names.add(name)
  })
  return names
}

/** Fields and allowed values that a schema writes itself. */
function size(schema: unknown): number {
  let count = 0
  walk(schema, '', (value) => {
    const { properties, enum: values } = value as { properties?: object; enum?: unknown }
    if (typeof properties === 'object' && properties !== null) count += Object.keys(properties).length
    if (Array.isArray(values)) count += values.length
  })
  return count
}

/** Fields and values of all components as often as they would be drawn. */
function drawnSize(
  schemas: Record<string, unknown>,
  direct: ReadonlyMap<string, readonly string[]>,
  uses: ReadonlyMap<string, number>,
): number {
  return [...direct.keys()].reduce((sum, name) => {
    const own = size(schemas[name])
    return sum + own * (own > LONG ? 1 : (uses.get(name) ?? 0))
  }, 0)
}

/** Fields and values of each component with those of the components inside it that are not long themselves. */
function wholeSizes(
  schemas: Record<string, unknown>,
  direct: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  const sizeOf = (name: string, above: readonly string[]): number => {
    const known = sizes.get(name)
    if (known !== undefined || above.includes(name)) return known ?? 0
    const inside = [...mentioned(schemas[name])].map((inner): number => {
      const whole = sizeOf(inner, [...above, name])
      return whole > LONG && (direct.get(inner)?.length ?? 0) > 1 ? 0 : whole
    })
    const whole = inside.reduce((sum, one) => sum + one, size(schemas[name]))
    sizes.set(name, whole)
    return whole
  }
  for (const name of Object.keys(schemas)) sizeOf(name, [])
  return sizes
}
