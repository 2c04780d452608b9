import { pointerTo } from '../json-pointer.ts'

/**
 * Puts the pointer of a schema in the place of its name: `$ref: '#item'` leads to where `$anchor: item` stands. The data is changed in place, so that
 * every pointer still leads to where its author wrote it.
 */
export function nameAnchors(data: unknown): void {
  const places = anchorsOf(data)
  if (places.size === 0) return
  each(data, '', (value) => {
    const { $ref } = value
    const place = typeof $ref === 'string' && $ref.startsWith('#') ? places.get($ref.slice(1)) : undefined
    if (place !== undefined) value['$ref'] = `#${place}`
  })
}

/** The pointers of schemas by the names that they give themselves. */
export function anchorsOf(data: unknown): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  each(data, '', (value, pointer) => {
    const { $anchor } = value
    if (typeof $anchor === 'string' && !places.has($anchor)) places.set($anchor, pointer)
  })
  return places
}

type Json = Record<string, unknown>

function each(value: unknown, pointer: string, visit: (value: Json, pointer: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) visit(value as Json, pointer)
  for (const [key, child] of Object.entries(value)) each(child, pointerTo(pointer, key), visit)
}
