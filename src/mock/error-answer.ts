import { pointerSteps } from '../reference/json-pointer.ts'
import type { ApiReference } from '../reference/model.ts'
import { isObject } from '../reference/named-object.ts'
import { followed } from '../reference/samples/example-value.ts'
import type { JsonSchema } from '../reference/schema-model.ts'
import type { MessageFault } from './message-check.ts'
import { errorMessageOf } from './message-kinds.ts'
import { exampleInTurn } from './session-values.ts'

/**
 * The document's message for errors, for one fault: the example that is named after the field; else the first one, with the fault in the field
 * that has room for words, because documents do not list what a service says of each mistake.
 * @returns undefined when the document has no such message
 */
export function errorAnswer(
  reference: Pick<ApiReference, 'messages' | 'definitions'>,
  { pointer = '', text }: MessageFault,
): unknown {
  const message = errorMessageOf(reference)
  if (!message) return undefined
  const field = pointerSteps(pointer).at(-1)
  const named = message.examples.find(({ name }) => name === field)
  if (named) return named.value
  const usual = exampleInTurn(reference, message, 0)
  if (!isObject(usual)) return usual
  const properties = (followed(message.jsonSchema, reference.definitions)['properties'] ?? {}) as Record<
    string,
    JsonSchema
  >
  const free = Object.keys(usual).find((name) => isFreeText(properties[name], reference.definitions))
  return free === undefined ? usual : { ...usual, [free]: [pointer, text].filter(Boolean).join(' ') }
}

function isFreeText(schema: JsonSchema | undefined, definitions: Record<string, JsonSchema>): boolean {
  const { type, const: only, enum: values, pattern, format } = followed(schema ?? true, definitions)
  return type === 'string' && [only, values, pattern, format].every((one) => one === undefined)
}
