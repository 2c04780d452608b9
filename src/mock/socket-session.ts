import type { ApiReference, Message } from '../reference/model.ts'
import { isObject } from '../reference/named-object.ts'
import { parsedJson } from '../reference/parsed-json.ts'
import { errorAnswer } from './error-answer.ts'
import { type CheckedMessage, type MessageFault, messageCheck } from './message-check.ts'
import { replyTo } from './message-kinds.ts'
import { standsFor, stepsOf } from './session-steps.ts'
import { exampleInTurn, LAST_NUMBER, NUMBER, TOKEN, type Values, withNumbersOf } from './session-values.ts'

/** Where a session is, after a message that fits. */
interface Place {
  /** Step of the sequence. */
  at: number
  /** Number of the last chunk; undefined after a message that resumes a session, which may go on anywhere. */
  last: number | undefined
}

/** One conversation over a WebSocket, in the order that the document calls usual. A message that is refused changes nothing. */
export class SocketSession {
  private readonly reference: ApiReference
  private readonly tokens: readonly string[]
  private readonly check: (from: Message['from'], value: unknown) => CheckedMessage
  private readonly steps: ReturnType<typeof stepsOf>
  /** How often the server has said something. */
  private readonly said = new Map<string, number>()
  private place: Place = { at: -1, last: -1 }

  /**
   * @param tokens access tokens that are valid
   * @param check that of the document, where there is one already
   */
  constructor(reference: ApiReference, tokens: readonly string[], check = messageCheck(reference)) {
    this.reference = reference
    this.tokens = tokens
    this.check = check
    this.steps = stepsOf(reference.sequence ?? [])
  }

  /** What the server says to a message of the client, and why the message is wrong. */
  receive(text: string): { name?: string; replies: string[]; faults: MessageFault[] } {
    const whole = parsedJson(text)
    if (whole === undefined) return this.refuse([{ kind: 'text', text: `no JSON: ${text.slice(0, 80)}` }])
    const { message, faults: misfits } = this.check('client', whole)
    const value = isObject(whole) ? whole : {}
    if (!message) return this.refuse(misfits)
    const { name } = message
    const { place, faults: disorder } = this.next(name)
    const faults = [...misfits, ...disorder, ...this.checkToken(value), ...this.checkNumbers(value)]
    if (faults.length > 0) return { name, ...this.refuse(faults) }
    const number = value[NUMBER]
    this.place = typeof number === 'number' ? { ...place, last: number } : place
    const reply = replyTo(this.reference, message)
    const answers =
      this.inSequence(name) === undefined ? (reply ? [reply.name] : []) : this.answersAfter(place.at)
    return { name, replies: answers.flatMap((answer) => this.say(answer, value)), faults }
  }

  private refuse(faults: MessageFault[]): { replies: string[]; faults: MessageFault[] } {
    const [first] = faults
    const answer = first && errorAnswer(this.reference, first)
    return { replies: answer === undefined ? [] : [JSON.stringify(answer)], faults }
  }

  /** The message of the sequence that a message is or stands for. */
  private inSequence(name: string): string | undefined {
    return this.steps.some(({ message }) => message === name) ? name : standsFor(this.reference, name)
  }

  private next(name: string): { place: Place; faults: MessageFault[] } {
    const { steps, place } = this
    const usual = this.inSequence(name)
    if (usual === undefined) return { place, faults: [] }
    const next = steps.findIndex(({ from }, index) => index > place.at && from === 'client')
    const allowed = [steps[next]?.message, ...(steps[place.at]?.again ?? [])].filter(
      (one) => one !== undefined,
    )
    if (!allowed.includes(usual)) {
      const due = [...new Set(allowed)].join(' / ')
      const text = due === '' ? `${name} where nothing is due` : `${name} where ${due} is due`
      return { place, faults: [{ kind: 'order', due, text }] }
    }
    const at = steps[next]?.message === usual ? next : steps.findIndex(({ message }) => message === usual)
    return { place: { at, last: usual === name ? place.last : undefined }, faults: [] }
  }

  private checkToken({ [TOKEN]: token }: Values): MessageFault[] {
    if (typeof token !== 'string' || this.tokens.includes(token)) return []
    return [{ kind: 'token', pointer: `/${TOKEN}`, text: `a token that nobody issued: '${token}'` }]
  }

  private checkNumbers({ [NUMBER]: number, [LAST_NUMBER]: end }: Values): MessageFault[] {
    const { last } = this.place
    if (last === undefined) return []
    const wrong = (pointer: string, got: number, due: number): MessageFault[] =>
      got === due
        ? []
        : [{ kind: 'number', pointer, due: String(due), text: `number ${got} where ${due} is due` }]
    return [
      ...(typeof number === 'number' ? wrong(`/${NUMBER}`, number, last + 1) : []),
      ...(typeof end === 'number' ? wrong(`/${LAST_NUMBER}`, end, last) : []),
    ]
  }

  private answersAfter(at: number): string[] {
    const rest = this.steps.slice(at + 1)
    const end = rest.findIndex(({ from }) => from === 'client')
    return (end === -1 ? rest : rest.slice(0, end)).map(({ message }) => message)
  }

  private say(name: string, sent: Values): string[] {
    const message = this.reference.messages.find((one) => one.name === name && one.from === 'server')
    if (!message) return []
    const turn = this.said.get(name) ?? 0
    this.said.set(name, turn + 1)
    return [JSON.stringify(withNumbersOf(exampleInTurn(this.reference, message, turn), sent))]
  }
}
