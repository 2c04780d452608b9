/** How the values of one keyword become one when two schemas must both fit. */

type Merge = (before: unknown, after: unknown) => unknown

const most: Merge = (before, after) => (Number(before) > Number(after) ? before : after)
const least: Merge = (before, after) => (Number(before) < Number(after) ? before : after)
const either: Merge = (before, after) => before === true || after === true
const both: Merge = (before, after) => before === true && after === true
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

const MERGES: Readonly<Record<string, Merge>> = {
  type: commonTypes,
  enum: (before, after) => {
    const allowed = new Set(listed(after).map((value) => JSON.stringify(value)))
    return listed(before).filter((value) => allowed.has(JSON.stringify(value)))
  },
  required: (before, after) => [...new Set([...listed(before), ...listed(after)])],
  properties: eachOf,
  patternProperties: eachOf,
  dependentRequired: (before, after) => ({ ...(before as object), ...(after as object) }),
  prefixItems: (before, after) => {
    const [first, second] = [listed(before), listed(after)]
    const longer = first.length > second.length ? first : second
    return longer.map((_, index) => bothFit(first[index], second[index]))
  },
  items: bothFit,
  additionalProperties: bothFit,
  unevaluatedItems: bothFit,
  unevaluatedProperties: bothFit,
  propertyNames: bothFit,
  contentSchema: bothFit,
  minimum: most,
  exclusiveMinimum: most,
  minLength: most,
  minItems: most,
  minProperties: most,
  maximum: least,
  exclusiveMaximum: least,
  maxLength: least,
  maxItems: least,
  maxProperties: least,
  uniqueItems: either,
  readOnly: either,
  writeOnly: either,
  deprecated: either,
  nullable: both,
  pattern: together,
  format: together,
  multipleOf: together,
  description: (before, after) => joinedTexts(String(after), String(before)),
}

/** Two descriptions of one thing; the first one is nearer to it, and the other one counts where it says something else. */
export function joinedTexts(first = '', second = ''): string {
  const [one, other] = [first.trim(), second.trim()]
  if (one === '' || other === '' || one.includes(other)) return one || other
  return other.includes(one) ? other : `${one}\n\n${other}`
}

/** The value that says both; for what only describes, the last one. */
export function mergedValue(key: string, before: unknown, after: unknown): unknown {
  return MERGES[key]?.(before, after) ?? after
}

/** `integer` is a `number`. */
function commonTypes(before: unknown, after: unknown): unknown {
  const [first, second] = [listed(before), listed(after)]
  const fits = (type: unknown, types: unknown[]) =>
    types.includes(type) || (type === 'integer' && types.includes('number'))
  const types = [
    ...first.filter((type) => fits(type, second)),
    ...second.filter((type) => !first.includes(type) && fits(type, first)),
  ]
  return types.length === 1 ? types[0] : types
}

function eachOf(before: unknown, after: unknown): unknown {
  const [first, second] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const names = Object.keys({ ...first, ...second })
  return Object.fromEntries(names.map((name) => [name, bothFit(first[name], second[name])]))
}

function bothFit(before: unknown, after: unknown): unknown {
  if (before === undefined || before === true) return after
  return after === undefined || after === true ? before : { allOf: [before, after] }
}

function together(before: unknown, after: unknown): unknown {
  const all = [...new Set([...listed(before), ...listed(after)])]
  return all.length === 1 ? all[0] : all
}
