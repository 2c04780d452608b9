import type { ApiReference, Message } from '../reference/model.ts'
import { isObject } from '../reference/named-object.ts'
import { exampleValue } from '../reference/samples/example-value.ts'
import { messagesFrom } from './message-kinds.ts'

/** What messages of a session are numbered and opened with. */
export const NUMBER = 'sequence_number'
export const LAST_NUMBER = 'last_sequence_number'
export const TOKEN = 'token'

/** An object of JSON. */
export type Values = Record<string, unknown>

/**
 * What a message says when it comes for the nth time: its examples one after the other, the last again and again.
 * @param turn from 0
 */
export function exampleInTurn(
  { definitions }: Pick<ApiReference, 'definitions'>,
  { examples, jsonSchema }: Message,
  turn: number,
): unknown {
  const example = examples[Math.min(turn, examples.length - 1)]
  return example ? example.value : exampleValue(jsonSchema, definitions)
}

/** What the server says with the numbers of the message that it answers. */
export function withNumbersOf(answer: unknown, sent: Values): unknown {
  if (!isObject(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      key.endsWith('_number') ? (sent[key] ?? value) : value,
    ]),
  )
}

/** What the client says with the numbers that are due. */
export function numbered(value: unknown, last: number): unknown {
  if (!isObject(value)) return value
  return {
    ...value,
    ...(NUMBER in value && { [NUMBER]: last + 1 }),
    ...(LAST_NUMBER in value && { [LAST_NUMBER]: last }),
  }
}

/** The access tokens of a document's examples. */
export function exampleTokens(reference: Pick<ApiReference, 'messages'>): string[] {
  const values = messagesFrom(reference, 'client').flatMap(({ examples }) =>
    examples.map(({ value }) => value),
  )
  return values.flatMap((value) => {
    const token = isObject(value) ? value[TOKEN] : undefined
    return typeof token === 'string' ? [token] : []
  })
}
