import { validatorFor } from '../reference/checks/validator.ts'
import { pointerTo } from '../reference/json-pointer.ts'
import type { ApiReference, Message } from '../reference/model.ts'
import { kindOf } from './message-kinds.ts'
import { unknownFields } from './unknown-fields.ts'

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
  reference: Pick<ApiReference, 'messages' | 'definitions'>,
): (from: Message['from'], value: unknown) => CheckedMessage {
  const fits = validatorFor(reference)
  const faultsOf = ({ jsonSchema }: Message, value: unknown): MessageFault[] => {
    const misfits = fits(jsonSchema)(value).map(({ pointer, message }) => misfitFault(pointer, message))
    const known = new Set(misfits.map(({ pointer }) => pointer))
    const unknown = unknownFields(value, jsonSchema, reference.definitions).filter((one) => !known.has(one))
    return [
      ...misfits,
      ...unknown.map((pointer): MessageFault => ({ kind: 'unknown', pointer, text: 'is an unknown field' })),
    ]
  }
  return (from, value) => {
    const message = kindOf(reference, from, value, (one) => faultsOf(one, value).length)
    if (message) return { message, faults: faultsOf(message, value) }
    return {
      faults: [{ kind: 'message', text: `no message of the ${from}: ${JSON.stringify(value).slice(0, 80)}` }],
    }
  }
}

/** A field that is missing is pointed at where it would stand. */
function misfitFault(pointer: string, text: string): MessageFault {
  const missing = /required property '(.*)'/.exec(text)?.[1]
  if (missing === undefined) return { kind: 'value', pointer, text }
  return { kind: 'missing', pointer: pointerTo(pointer, missing), text: 'is missing' }
}
