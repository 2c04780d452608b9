import type { ApiReference } from '../reference/model.ts'
import { operationsOf } from './addresses.ts'
import type { Found } from './exchange.ts'

/** Texts that stand in the examples of a document: a thing with another id does not exist. */
export function exampleTexts(reference: ApiReference): Set<string> {
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

/** Whether an id of the address stands nowhere in the examples. Only parameters with free text are ids. */
export function namesUnknownThing({ operation, pathValues }: Found, known: ReadonlySet<string>): boolean {
  return operation.parameters.some((parameter) => {
    const value = pathValues[parameter.name]
    const isId = parameter.place === 'path' && parameter.schema.type === 'string' && !parameter.schema.values
    return value !== undefined && isId && !known.has(value.toLowerCase())
  })
}
