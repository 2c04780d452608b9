import type { ApiReference, Message } from '../reference/model.ts'
import { valueFaults } from './check-body.ts'
import { kindOf } from './message-kinds.ts'

/** Why a message is not what the document says. */
export interface MessageFault {
  /** No JSON, none of the messages; a field that is missing, not described, or does not fit; out of order, a wrong number, an unknown token. */
  kind: 'text' | 'message' | 'missing' | 'unknown' | 'value' | 'order' | 'number' | 'token'
  /** JSON pointer of the field. */
  pointer?: string
  /** What would be right, where it is one thing. */
  due?: string
  text: string
}

/** Which message a value is, and what is wrong with it. */
export interface CheckedMessage {
  message?: Message
  faults: MessageFault[]
}

/** The check of the values of one document: which message each is, and how it differs from its shape. */
export function messageCheck(
  reference: ApiReference,
): (from: Message['from'], value: unknown) => CheckedMessage {
  const faultsOf = ({ jsonSchema }: Message, value: unknown) => valueFaults(reference, jsonSchema, value)
  return (from, value) => {
    const message = kindOf(reference, from, value, (one) => faultsOf(one, value).length)
    if (message) return { message, faults: faultsOf(message, value) }
    return {
      faults: [{ kind: 'message', text: `no message of the ${from}: ${JSON.stringify(value).slice(0, 80)}` }],
    }
  }
}
