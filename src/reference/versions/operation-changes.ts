import type { ChangedThing } from '../../texts/reference-texts.ts'
import type { ApiReference, Content, Operation, Response } from '../model.ts'
import type { Field } from '../schema-model.ts'
import { shownAddress } from '../server-address.ts'
import { type Change, compareItems, type Item, isConfirmed, type OperationPair } from './change.ts'
import { connectionChanges } from './connection-changes.ts'
import { type Fields, fieldChanges, merged } from './field-changes.ts'
import { flatFields } from './flat-fields.ts'

/** Changes of one operation: address, parameters, statuses, what it takes and returns, its callbacks. */
export function operationChanges(pair: OperationPair): Change[] {
  const { older, before, newer, after, operation, texts, isCallback = false } = pair
  const both = <T>(read: (reference: ApiReference, one: Operation) => T) =>
    [read(older, before), read(newer, after)] as const
  const listed = (what: ChangedThing, items: (one: Operation) => Item[]) =>
    compareItems(items(before), items(after), { operation, what, lossBreaks: true })
  const asked = { operation, texts, isSent: !isCallback }
  const answered = { operation, texts, isSent: isCallback }
  return [
    ...addressChanges(before, after, operation),
    ...(isCallback ? [] : connectionChanges(pair)),
    ...fieldChanges(...both(parametersOf), { ...asked, what: 'parameter', values: 'parameter value' }),
    ...listed('success status', (one) => statuses(one, '2')),
    ...listed('error status', (one) => statuses(one, '45')),
    ...compareItems(...both((_, one) => requiredBody(one, !isCallback)), {
      operation,
      what: 'request body',
      lossBreaks: false,
    }),
    ...listed('request type', ({ body }) => mediaTypes(body?.contents)),
    ...fieldChanges(...both(requestFields), { ...asked, what: 'request field' }),
    ...listed('response type', (one) => mediaTypes(successes(one).flatMap(({ contents }) => contents))),
    ...fieldChanges(...both(responseFields), { ...answered, what: 'response field' }),
    ...fieldChanges(...both(headersOf), { ...answered, what: 'response header' }),
    ...callbackChanges(pair),
  ]
}

/** Method and path, as the reader knows an operation; the whole address where it is not at the servers of the document. */
export function addressOf({ method, path, servers }: Operation): string {
  return `${method} ${servers ? shownAddress(servers[0]) : ''}${path}`
}

function addressChanges(from: Operation, to: Operation, operation: string): Change[] {
  if (from.method === to.method && from.path === to.path) return []
  const [before, after] = [addressOf(from), addressOf(to)]
  return [
    { id: `${operation}: path`, operation, breaking: isConfirmed(from, to), what: 'path', before, after },
  ]
}

/** Callbacks that came or went; in those of both versions, what the service sends and takes for an answer. */
function callbackChanges({ older, before, newer, after, operation, texts }: OperationPair): Change[] {
  const items = ({ callbacks }: Operation) =>
    callbacks.map(({ name, operation: { inferred = false } }) => ({
      name,
      shown: name,
      required: false,
      inferred,
    }))
  const inside = after.callbacks.flatMap(({ name, operation: one }) => {
    const previous = before.callbacks.find((callback) => callback.name === name)?.operation
    const called = `${operation}.${name}`
    return previous
      ? operationChanges({
          older,
          before: previous,
          newer,
          after: one,
          operation: called,
          texts,
          isCallback: true,
        })
      : []
  })
  const subject = { operation, what: 'callback', lossBreaks: true } as const
  return [...compareItems(items(before), items(after), subject), ...inside]
}

function parametersOf(reference: ApiReference, { parameters }: Operation): Fields {
  const shown = new Map(parameters.map(({ name, place }) => [name, `${name} (${place})`]))
  const fields = fieldsOf(reference, parameters)
  return new Map([...fields].map(([path, field]) => [path, { ...field, shown: shown.get(path) ?? path }]))
}

function requiredBody({ body }: Operation, isSent: boolean): Item[] {
  return body?.required && isSent
    ? [{ name: 'required', shown: 'required', required: true, inferred: false }]
    : []
}

function requestFields(reference: ApiReference, { body }: Operation): Fields {
  return merged((body?.contents ?? []).map(({ schema }) => flatFields(reference, schema)))
}

function responseFields(reference: ApiReference, operation: Operation): Fields {
  const contents = successes(operation).flatMap((response) => response.contents)
  return merged(contents.map(({ schema }) => flatFields(reference, schema)))
}

function headersOf(reference: ApiReference, operation: Operation): Fields {
  return merged(successes(operation).map(({ headers }) => fieldsOf(reference, headers)))
}

function fieldsOf(reference: ApiReference, fields: Field[]): Fields {
  return flatFields(reference, { type: 'object', limits: [], fields })
}

function successes({ responses }: Operation): Response[] {
  return responses.filter(({ status }) => status.startsWith('2'))
}

function statuses({ responses }: Operation, kinds: string): Item[] {
  return responses
    .filter(({ status }) => kinds.includes(status.charAt(0)))
    .map(({ status, inferred = false }) => ({ name: status, shown: status, required: false, inferred }))
}

function mediaTypes(contents: readonly Content[] = []): Item[] {
  return [...new Set(contents.map(({ mediaType }) => mediaType))].map((name) => ({
    name,
    shown: name,
    required: false,
    inferred: false,
  }))
}
