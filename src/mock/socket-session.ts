import type { SequenceStep } from '../reference/diagram-model.ts'
import type { ApiReference, Message } from '../reference/model.ts'
import { misfitsOf } from './check-body.ts'

/** Steps of a usual session in one list; a repetition tells where it may begin again. */
interface Step {
  from: 'client' | 'server'
  message: string
  /** Client messages that may come next instead of going on. */
  again: string[]
}

/** One conversation over a WebSocket, in the order that the document calls usual. */
export class SocketSession {
  private readonly reference: ApiReference
  private readonly steps: Step[]
  private readonly secrets: readonly string[]
  /** How often the server has said something. */
  private readonly said = new Map<string, number>()
  private at = -1
  private lastNumber = -1

  /** @param tokens access tokens that are valid */
  constructor(reference: ApiReference, tokens: readonly string[]) {
    this.reference = reference
    this.secrets = tokens
    this.steps = flatten(reference.sequence ?? [])
  }

  /** What the server says to a message of the client, and why the message is wrong. */
  receive(text: string): { name?: string; replies: string[]; violations: string[] } {
    const value = parse(text)
    const name = typeof value?.['message'] === 'string' ? value['message'] : undefined
    const message = this.reference.messages.find((one) => one.name === name && one.from === 'client')
    if (!value || !message) {
      return { replies: [], violations: [`no message of the client: ${text.slice(0, 80)}`] }
    }
    const violations = [
      ...misfitsOf(this.reference, message.jsonSchema, value).map((misfit) => `${message.name}${misfit}`),
      ...this.checkOrder(message.name),
      ...this.checkValues(value),
    ]
    const answers = violations.length > 0 ? ['Error'] : this.answersAfter()
    return { name: message.name, replies: this.replies(answers, value), violations }
  }

  private checkOrder(name: string): string[] {
    const inOrder = this.steps.some((step) => step.message === name)
    if (!inOrder) return []
    const isClient = (step: Step) => step.from === 'client'
    const next = this.steps.findIndex((step, i) => i > this.at && isClient(step))
    const allowed = [this.steps[next]?.message, ...(this.steps[this.at]?.again ?? [])]
    if (!allowed.includes(name)) return [`${name} where ${allowed.filter(Boolean).join(' or ')} is due`]
    this.at =
      this.steps[next]?.message === name ? next : this.steps.findIndex((step) => step.message === name)
    return []
  }

  private checkValues(value: Record<string, unknown>): string[] {
    const { token, sequence_number: number, last_sequence_number: last } = value
    if (typeof token === 'string' && !this.secrets.includes(token))
      return [`a token that nobody issued: '${token}'`]
    if (typeof number === 'number' && number !== ++this.lastNumber)
      return [`number ${number} where ${this.lastNumber} is due`]
    if (typeof last === 'number' && last !== this.lastNumber)
      return [`last number ${last}, not ${this.lastNumber}`]
    return []
  }

  private answersAfter(): string[] {
    const rest = this.steps.slice(this.at + 1)
    const end = rest.findIndex((step) => step.from === 'client')
    return (end === -1 ? rest : rest.slice(0, end)).map((step) => step.message)
  }

  /** Examples of the messages, one after the other, the last again and again; what the client has numbered is confirmed with its number. */
  private replies(names: string[], sent: Record<string, unknown>): string[] {
    return names.flatMap((name) => {
      const message = this.reference.messages.find(
        (one: Message) => one.name === name && one.from === 'server',
      )
      const { examples = [] } = message ?? {}
      const turn = this.said.get(name) ?? 0
      this.said.set(name, turn + 1)
      const example = examples[Math.min(turn, examples.length - 1)]?.value
      if (typeof example !== 'object' || example === null) return []
      const echo = Object.entries(example).map(([key, value]) => [
        key,
        key.endsWith('_number') ? (sent[key] ?? value) : value,
      ])
      return [JSON.stringify(Object.fromEntries(echo))]
    })
  }
}

function flatten(sequence: readonly SequenceStep[]): Step[] {
  return sequence.flatMap((step): Step[] => {
    if (!('repeat' in step)) return [{ from: step.from, message: step.message, again: [] }]
    const inner = flatten(step.steps)
    const start = inner.find(({ from }) => from === 'client')?.message
    return inner.map((one) => ({ ...one, again: [...one.again, ...(start === undefined ? [] : [start])] }))
  })
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
