import { shownValue } from './exact-json.ts'
import type { Schema } from './schema-model.ts'
import type { Part } from './walk.ts'

/** What the search knows of the parts inside of one that is found. */
export interface Inside {
  /** Markdown, or plain; a line each. */
  texts: readonly string[]
  /** Allowed values. */
  values: readonly string[]
}

/**
 * What is said of all parts that have no entry of their own, such as bodies, shapes, examples and allowed values, by the nearest part around them
 * that has one.
 * @param parts in the order of the page
 */
export function saidInside(
  parts: readonly Part[],
  isFound: (part: Part) => boolean,
): ReadonlyMap<Part, Inside> {
  const inside = new Map<Part, { texts: string[]; values: string[] }>()
  for (const part of parts) {
    if (isFound(part)) continue
    let owner = part.parent
    while (owner && !isFound(owner)) owner = owner.parent
    if (!owner) continue
    const own = inside.get(owner) ?? { texts: [], values: [] }
    inside.set(owner, own)
    if (part.kind === 'value') own.values.push(part.of.value)
    own.texts.push(...textsOf(part, owner).filter((text) => !own.texts.includes(text)))
  }
  return inside
}

/** What a value is, as its line of words says it: `string, date-time, at most 30 characters`. */
export function typeLine({ type, format, limits }: Schema): string {
  return [type, ...(format === undefined ? [] : [format]), ...limits].join(', ')
}

function textsOf(part: Part, owner: Part): string[] {
  switch (part.kind) {
    case 'value':
      return known(part.of.value, part.of.meaning)
    case 'body':
      return known(part.of.description)
    case 'content':
      return known(part.of.mediaType, ...Object.values(part.of.partTypes))
    case 'example':
      return known(part.of.summary, part.of.description)
    case 'schema':
      return shapeTexts(part.of, part.parent === owner)
    default:
      return []
  }
}

/** @param isOwn the shape of the part itself, whose line of words is known */
function shapeTexts(schema: Schema, isOwn: boolean): string[] {
  const { description, default: usual, defaultText, pattern, notes = [], examples = [], rules = [] } = schema
  const value = defaultText ?? usual
  return [
    ...(isOwn ? [] : known([schema.name, typeLine(schema)].filter(Boolean).join(': '))),
    ...known(description, value === undefined ? undefined : String(shownValue(value)), pattern),
    ...notes,
    ...examples,
    ...rules.map(({ label }) => label),
  ]
}

function known(...texts: (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined && text !== '') as string[]
}
