import { english } from '../../texts/english.ts'
import type { ChangedThing, ReferenceTexts } from '../../texts/reference-texts.ts'
import type { ApiReference, Message } from '../model.ts'
import { operationsOf } from '../walk.ts'
import { type Change, isConfirmed } from './change.ts'
import { serverChanges } from './connection-changes.ts'
import { fieldChanges } from './field-changes.ts'
import { flatFields } from './flat-fields.ts'
import { addressOf, operationChanges } from './operation-changes.ts'
import { channelChanges, webhookChanges } from './sent-changes.ts'

/**
 * What changed from one version of an API to the next: computed from the documents, operations and messages paired by `x-replaces`. Breaking changes
 * first, then others that have a note in the newer document's `x-migration`.
 * @param texts in which both documents were read
 */
export function differences(
  older: ApiReference,
  newer: ApiReference,
  texts: ReferenceTexts = english.reference,
): Change[] {
  const operations = pairedChanges(operationsOf(older), operationsOf(newer), {
    what: 'operation',
    nameOf: ({ operationId }) => operationId,
    shown: addressOf,
    changes: (before, after) =>
      operationChanges({ older, before, newer, after, operation: after.operationId, texts }),
  })
  const messages = pairedChanges(older.messages, newer.messages, {
    what: 'message',
    nameOf: ({ name }) => name,
    shown: ({ name }) => name,
    changes: (before, after) => messageChanges({ older, before, newer, after, texts }),
  })
  const sent = [...webhookChanges(older, newer, texts), ...channelChanges(older, newer, texts)]
  return [...serverChanges(older, newer), ...operations, ...sent, ...messages]
    .map((change) => withNote(change, newer.migration))
    .sort((a, b) => weight(b) - weight(a))
}

function weight({ breaking, note }: Change): number {
  return breaking ? 2 : note === undefined ? 0 : 1
}

/** Changes that have no note, and notes of no change: both are mistakes of the document. */
export function noteMistakes(
  changes: readonly Change[],
  newer: ApiReference,
): { missing: string[]; unused: string[] } {
  const ids = new Set(changes.map(({ id }) => id))
  return {
    missing: changes.filter(({ breaking, note }) => breaking && note === undefined).map(({ id }) => id),
    unused: Object.keys(newer.migration).filter((id) => !ids.has(id)),
  }
}

interface Pairing<T> {
  what: ChangedThing
  nameOf: (one: T) => string
  /** How a table shows one that came or went. */
  shown: (one: T) => string
  changes: (before: T, after: T) => Change[]
}

/** Changes of all that take the place of another one or are new, in their order, then of those that are gone. */
function pairedChanges<T extends { replaces?: string; inferred?: true }>(
  before: readonly T[],
  after: readonly T[],
  { what, nameOf, shown, changes }: Pairing<T>,
): Change[] {
  const single = (one: T) => ({ id: `${nameOf(one)}: ${what}`, operation: nameOf(one), what })
  const kept = after.flatMap((one) => {
    const previous = before.find((candidate) => nameOf(candidate) === one.replaces)
    return previous ? changes(previous, one) : [{ ...single(one), breaking: false, after: shown(one) }]
  })
  const gone = before.filter((one) => !after.some(({ replaces }) => replaces === nameOf(one)))
  return [...kept, ...gone.map((one) => ({ ...single(one), breaking: isConfirmed(one), before: shown(one) }))]
}

/** One message in both versions. */
interface MessagePair {
  older: ApiReference
  before: Message
  newer: ApiReference
  after: Message
  texts: ReferenceTexts
}

/** A message of the client is written by the reader's program, one of the server is read by it. */
function messageChanges({ older, before, newer, after, texts }: MessagePair): Change[] {
  const { name: operation } = after
  const breaking = isConfirmed(before, after)
  const names = { id: `${operation}: name`, operation, breaking, what: 'message name' } as const
  return [
    ...(before.name === operation ? [] : [{ ...names, before: before.name, after: operation }]),
    ...fieldChanges(flatFields(older, before.schema), flatFields(newer, after.schema), {
      operation,
      what: 'message field',
      isSent: after.from === 'client',
      texts,
    }),
  ]
}

function withNote(change: Change, notes: Record<string, string>): Change {
  const note = notes[change.id]
  return note === undefined ? change : { ...change, note }
}
