import type { ApiReference } from '../reference/model.ts'
import { operationsOf } from '../reference/walk.ts'
import type { Found } from './exchange.ts'

const known = new WeakMap<ApiReference, ReadonlySet<string>>()

/** Texts that stand in the examples of a document: a thing with another id does not exist. Looked up once for each document. */
export function exampleTexts(reference: ApiReference): ReadonlySet<string> {
  const texts = known.get(reference) ?? textsIn(reference)
  known.set(reference, texts)
  return texts
}

function textsIn(reference: ApiReference): Set<string> {
  const texts = new Set<string>()
  const add = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) add(entry)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        texts.add(key)
        add(entry)
      }
    } else if (value !== null && value !== undefined) texts.add(String(value).toLowerCase())
  }
  for (const operation of operationsOf(reference)) {
    for (const { example, variants, schema } of operation.parameters) {
      add(example)
      for (const variant of variants) add(variant.example)
      for (const { value } of schema.values ?? []) add(value)
      add(schema.default)
    }
    const contents = [operation.body, ...operation.responses].flatMap((owner) => owner?.contents ?? [])
    for (const { examples } of contents) for (const { value } of examples) add(value)
  }
  return texts
}

/**
 * Whether a request names a thing that stands nowhere in the examples: by free text in the path, or by the id of things with states.
 * @param values parameters by place and name, and `body`, as they were read
 */
export function namesUnknownThing(
  { states }: ApiReference,
  { operation, pathValues }: Found,
  values: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
): boolean {
  const isUnknown = (value: unknown) => typeof value === 'string' && !known.has(value.toLowerCase())
  const inPath = operation.parameters.some((parameter) => {
    const isId = parameter.place === 'path' && parameter.schema.type === 'string' && !parameter.schema.values
    return isId && isUnknown(pathValues[parameter.name])
  })
  const { id } = states ?? {}
  if (inPath || id === undefined) return inPath
  const { body } = values
  const inBody = typeof body === 'object' && body !== null && isUnknown((body as Record<string, unknown>)[id])
  return inBody || isUnknown(values[`query ${id}`])
}
