import type { ApiReference, Message } from '../reference/model.ts'
import { followed } from '../reference/samples/example-value.ts'
import type { JsonSchema } from '../reference/schema-model.ts'

type Sender = Message['from']
/** How many faults a value has as such a message. */
type CountFaults = (message: Message) => number

/** The messages of one side. */
export function messagesFrom({ messages }: Pick<ApiReference, 'messages'>, from: Sender): Message[] {
  return messages.filter((message) => message.from === from && !message.isUnsent)
}

/**
 * Which message of a side a value is: by the fields that have one value only, such as `message: AddData`; of messages without such a field
 * the one with the least faults.
 */
export function kindOf(
  reference: Pick<ApiReference, 'messages' | 'definitions'>,
  from: Sender,
  value: unknown,
  countFaults: CountFaults,
): Message | undefined {
  const all = messagesFrom(reference, from).map((message) => ({
    message,
    marks: marksOf(message.jsonSchema, reference.definitions),
  }))
  const marked = all.find(
    ({ marks }) => marks.length > 0 && marks.every(([name, only]) => only === at(value, name)),
  )
  if (marked) return marked.message
  const likely = all.flatMap(({ message, marks }) =>
    marks.length > 0 ? [] : [{ message, faults: countFaults(message) }],
  )
  return likely.sort((a, b) => a.faults - b.faults)[0]?.message
}

/** The message by which a service tells of errors. */
export function errorMessageOf(reference: Pick<ApiReference, 'messages'>): Message | undefined {
  return messagesFrom(reference, 'server').find(({ name }) => /error/i.test(name))
}

/** What the document calls the reply to a message of the client; the first of several. */
export function replyTo(
  { channels = [], messages }: Pick<ApiReference, 'channels' | 'messages'>,
  { pointer }: Message,
): Message | undefined {
  const actions = channels.flatMap(({ actions: all }) => all)
  const action = actions.find((one) => one.from === 'client' && one.messages.includes(`client ${pointer}`))
  const keys = action?.reply?.messages ?? []
  return messages.find((one) => keys.includes(`${one.from} ${one.pointer}`))
}

/** Fields of one value, which tell messages apart. */
function marksOf(schema: JsonSchema, definitions: Record<string, JsonSchema>): [string, unknown][] {
  const properties = (followed(schema, definitions)['properties'] ?? {}) as Record<string, JsonSchema>
  return Object.entries(properties).flatMap(([name, one]): [string, unknown][] => {
    if (typeof one === 'boolean') return []
    return one['const'] === undefined ? [] : [[name, one['const']]]
  })
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
