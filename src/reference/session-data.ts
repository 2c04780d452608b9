import type { ApiReference, Message } from './model.ts'
import { type OperationData, referenceWithStates, usedDefinitions } from './operation-data.ts'

/** What an application needs of the sessions of a WebSocket: the messages, their usual order, the definitions that they use. */
export function sessionData(whole: ApiReference): OperationData {
  const messages = whole.messages.map(reducedMessage)
  return {
    reference: {
      ...referenceWithStates(whole),
      ...(whole.sequence && { sequence: whole.sequence }),
      ...(whole.channels && { channels: whole.channels }),
      messages,
      shapes: whole.shapes,
      definitions: usedDefinitions(messages, whole.definitions),
    },
  }
}

function reducedMessage({
  notes: _notes,
  documents: _documents,
  bindings: _bindings,
  ...rest
}: Message): Message {
  return rest
}
