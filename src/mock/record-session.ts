import type { SequenceStep } from '../reference/diagram-model.ts'
import type { ApiReference, Message } from '../reference/model.ts'
import { isObject } from '../reference/named-object.ts'
import { errorMessageOf, messagesFrom, replyTo } from './message-kinds.ts'
import { exampleInTurn, NUMBER, numbered, type Values, withNumbersOf } from './session-values.ts'

/** A message of a recorded session. */
export interface RecordedFrame {
  /** Milliseconds since the first one. */
  at: number
  from: Message['from']
  name: string
  value: unknown
}

/** How often a repetition is recorded in which the client speaks; what only the server repeats comes once. */
const ROUNDS = 2
/** Documents do not say how long a service takes; these make a session easy to follow. */
const CLIENT_PAUSE_MS = 1000
const SERVER_PAUSE_MS = 400

type Said = Pick<Message, 'from' | 'name'>

/**
 * A usual session as the document tells it (`x-sequence`), with the examples of its messages; without one, every message once, each with
 * its reply. Same document, same recording.
 */
export function recordSession(reference: ApiReference): RecordedFrame[] {
  const said = reference.sequence ? inOrder(reference.sequence) : everyMessage(reference)
  const turns = new Map<string, number>()
  const frames: RecordedFrame[] = []
  let sent: Values = {}
  let last = -1
  let at = -CLIENT_PAUSE_MS
  for (const { from, name } of said) {
    const message = reference.messages.find((one) => one.from === from && one.name === name)
    if (!message) continue
    const key = `${from} ${name}`
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    const example = exampleInTurn(reference, message, turn)
    const value = from === 'client' ? numbered(example, last) : withNumbersOf(example, sent)
    if (from === 'client') sent = isObject(value) ? value : {}
    if (typeof sent[NUMBER] === 'number') last = sent[NUMBER]
    at += from === 'client' ? CLIENT_PAUSE_MS : SERVER_PAUSE_MS
    frames.push({ at: Math.max(0, at), from, name, value })
  }
  return frames
}

function inOrder(sequence: readonly SequenceStep[]): Said[] {
  return sequence.flatMap((step): Said[] => {
    if (!('repeat' in step)) return [{ from: step.from, name: step.message }]
    const round = inOrder(step.steps)
    const rounds = round.some(({ from }) => from === 'client') ? ROUNDS : 1
    return Array.from({ length: rounds }, () => round).flat()
  })
}

function everyMessage(reference: ApiReference): Said[] {
  const failure = errorMessageOf(reference)
  const asked = messagesFrom(reference, 'client').flatMap((message): Message[] => {
    const reply = replyTo(reference, message)
    return reply ? [message, reply] : [message]
  })
  const rest = messagesFrom(reference, 'server').filter((one) => !asked.includes(one) && one !== failure)
  return [...asked, ...rest]
}
