import type * as z from 'zod'

/** More mistakes than this in one file, and nothing is made of it. */
const MOST = 200

/**
 * What is left of data when the keys that are wrong are taken out, so that everything else of a site can be checked all the same.
 * @param standIns values of keys at the top that cannot be left out
 * @returns undefined when nothing is left
 */
export function withoutMistakes<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  standIns: Readonly<Record<string, unknown>> = {},
): z.output<Schema> | undefined {
  const rest: unknown = { ...standIns, ...copyOf(value) }
  for (let mistakes = 0; mistakes < MOST; mistakes++) {
    const result = schema.safeParse(rest)
    if (result.success) return result.data
    const [issue] = result.error.issues
    if (!issue || !takeOut(rest, issue, standIns)) return undefined
  }
  return undefined
}

function copyOf(value: unknown): object {
  try {
    return Object(structuredClone(value))
  } catch {
    // It holds a function.
    return {}
  }
}

function takeOut(
  rest: unknown,
  issue: z.core.$ZodIssue,
  standIns: Readonly<Record<string, unknown>>,
): boolean {
  if (issue.code === 'unrecognized_keys') {
    const object = at(rest, issue.path)
    return issue.keys.map((key) => remove(object, key)).some(Boolean)
  }
  // A key that is missing makes the object above it wrong.
  for (let length = issue.path.length; length > 0; length--) {
    const key = issue.path[length - 1]
    if (key !== undefined && remove(at(rest, issue.path.slice(0, length - 1)), key)) return true
  }
  const missing = String(issue.path[0])
  return missing in standIns && Reflect.set(Object(rest), missing, standIns[missing])
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (parent, key) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined),
    value,
  )
}

function remove(parent: unknown, key: PropertyKey): boolean {
  if (Array.isArray(parent)) return parent.splice(Number(key), 1).length > 0
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) return false
  return Reflect.deleteProperty(parent, key)
}
