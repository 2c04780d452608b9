import type { CheckedMessage, MessageFault } from '../../../mock/message-check.ts'
import { recordSession } from '../../../mock/record-session.ts'
import { exampleInTurn, exampleTokens, NUMBER, numbered } from '../../../mock/session-values.ts'
import { SocketSession } from '../../../mock/socket-session.ts'
import type { ApiReference, Message } from '../../../reference/model.ts'
import { isObject } from '../../../reference/named-object.ts'
import { parsedJson } from '../../../reference/parsed-json.ts'

/** A message as the list shows it. */
export interface Frame {
  /** Milliseconds since the first one. */
  at: number
  from: Message['from']
  /** Undefined for a text that is no message of the document. */
  name: string | undefined
  /** What went over the wire. */
  text: string
  /** Undefined where the text is no JSON. */
  value: unknown
  faults: MessageFault[]
  /** The reader has sent it, or it answers what the reader has sent. */
  isOwn?: true
}

export type Check = (from: Message['from'], value: unknown) => CheckedMessage

/** Between a message of the reader and each answer. */
const ANSWER_PAUSE_MS = 400

/** The recording of a document, each message checked. */
export function recordedFrames(reference: ApiReference, check: Check): Frame[] {
  return recordSession(reference).map(({ at, from, name, value }) => ({
    at,
    from,
    name,
    text: JSON.stringify(value),
    value,
    faults: check(from, value).faults,
  }))
}

/**
 * What the list gets when the reader sends a text: the message and the answers of the mock.
 * @param before the messages so far; those that were refused count for nothing
 */
export function sendText(
  reference: ApiReference,
  check: Check,
  before: readonly Frame[],
  text: string,
): Frame[] {
  const session = new SocketSession(reference, exampleTokens(reference), check)
  for (const earlier of before) {
    if (earlier.from === 'client' && earlier.faults.length === 0) session.receive(earlier.text)
  }
  const { name, replies, faults } = session.receive(text)
  const at = (before.at(-1)?.at ?? -ANSWER_PAUSE_MS) + ANSWER_PAUSE_MS
  const answers = replies.map((reply, index): Frame => {
    const value = JSON.parse(reply) as unknown
    const { message, faults: misfits } = check('server', value)
    const since = at + (index + 1) * ANSWER_PAUSE_MS
    return {
      at: since,
      from: 'server',
      name: message?.name,
      text: reply,
      value,
      faults: misfits,
      isOwn: true,
    }
  })
  return [{ at, from: 'client', name, text, value: parsedJson(text), faults, isOwn: true }, ...answers]
}

/** The name of the message that a client sends next in the usual session; the last one when that is over. */
export function dueMessage(recording: readonly Frame[], before: readonly Frame[]): string | undefined {
  const sent = before.filter(({ from, faults }) => from === 'client' && faults.length === 0)
  const usual = recording.filter(({ from }) => from === 'client')
  return usual[Math.min(sent.length, usual.length - 1)]?.name
}

/** A text to begin with for a message of the client, with the numbers that are due. */
export function draftOf(reference: ApiReference, before: readonly Frame[], name: string): string {
  const message = reference.messages.find((one) => one.from === 'client' && one.name === name)
  if (!message) return ''
  const sent = before.filter(({ from, faults }) => from === 'client' && faults.length === 0)
  const turn = sent.filter((frame) => frame.name === name).length
  const numbers = sent.flatMap(({ value }) =>
    isObject(value) && typeof value[NUMBER] === 'number' ? value[NUMBER] : [],
  )
  return shownText(numbered(exampleInTurn(reference, message, turn), Math.max(-1, ...numbers)))
}

/** A value as a reader edits it. */
export function shownText(value: unknown): string {
  return JSON.stringify(value, undefined, 2)
}
