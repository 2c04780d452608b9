import type { ApiReference, Operation } from '../model.ts'
import { operationsOf } from '../walk.ts'
import { bodyChanges } from './body-changes.ts'
import { type Change, compareItems, type Item } from './change.ts'

/**
 * What changed from one version of an API to the next: computed from the documents, operations paired by `x-replaces`. Breaking changes first, then
 * others that have a note in the newer document's `x-migration`.
 */
export function differences(older: ApiReference, newer: ApiReference): Change[] {
  const before = operationsOf(older)
  const after = operationsOf(newer)
  const changes = after.flatMap((operation) => {
    const previous = before.find(({ operationId }) => operationId === operation.replaces)
    return previous ? operationChanges(older, previous, newer, operation) : [newOperation(operation)]
  })
  const gone = before.filter(({ operationId }) => !after.some(({ replaces }) => replaces === operationId))
  return [...changes, ...gone.map(goneOperation)]
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

function operationChanges(
  older: ApiReference,
  before: Operation,
  newer: ApiReference,
  after: Operation,
): Change[] {
  const operation = after.operationId
  const isInferred = before.inferred === true || after.inferred === true
  const address: Change[] =
    line(before) === line(after)
      ? []
      : [
          {
            id: `${operation}: path`,
            operation,
            breaking: !isInferred,
            what: 'path',
            before: line(before),
            after: line(after),
          },
        ]
  return [
    ...address,
    ...compareItems(parametersOf(before), parametersOf(after), {
      operation,
      what: 'parameter',
      lossBreaks: true,
    }),
    ...compareItems(statusesOf(before, '2'), statusesOf(after, '2'), {
      operation,
      what: 'success status',
      lossBreaks: true,
    }),
    ...compareItems(statusesOf(before, '45'), statusesOf(after, '45'), {
      operation,
      what: 'error status',
      lossBreaks: true,
    }),
    ...bodyChanges(older, before, newer, after),
  ]
}

function line({ method, path }: Operation): string {
  return `${method} ${path}`
}

function parametersOf({ parameters }: Operation): Item[] {
  return parameters.map(({ name, place, required, inferred = false }) => ({
    name,
    shown: `${name} (${place})`,
    required,
    inferred,
  }))
}

function statusesOf({ responses }: Operation, kinds: string): Item[] {
  return responses
    .filter(({ status }) => kinds.includes(status.charAt(0)))
    .map(({ status, inferred = false }) => ({ name: status, shown: status, required: false, inferred }))
}

function newOperation(operation: Operation): Change {
  const { operationId } = operation
  return {
    id: `${operationId}: operation`,
    operation: operationId,
    breaking: false,
    what: 'operation',
    after: line(operation),
  }
}

function goneOperation(operation: Operation): Change {
  const { operationId, inferred = false } = operation
  return {
    id: `${operationId}: operation`,
    operation: operationId,
    breaking: !inferred,
    what: 'operation',
    before: line(operation),
  }
}

function withNote(change: Change, notes: Record<string, string>): Change {
  const note = notes[change.id]
  return note === undefined ? change : { ...change, note }
}
