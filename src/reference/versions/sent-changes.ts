import type { ReferenceTexts } from '../../texts/reference-texts.ts'
import type { ApiReference } from '../model.ts'
import { type Change, compareItems, type Item, isConfirmed } from './change.ts'
import { fieldChanges } from './field-changes.ts'
import { flatFields } from './flat-fields.ts'
import { operationChanges } from './operation-changes.ts'

/** Changes of what a service sends by itself: webhooks, paired by name. */
export function webhookChanges(older: ApiReference, newer: ApiReference, texts: ReferenceTexts): Change[] {
  const { webhooks: before = [] } = older
  const { webhooks: after = [] } = newer
  const items = (webhooks: typeof before): Item[] =>
    [...new Set(webhooks.map(({ name }) => name))].map((name) => ({
      name,
      shown: name,
      required: false,
      inferred: webhooks.some((one) => one.name === name && one.operation.inferred === true),
    }))
  const inside = after.flatMap(({ name, operation }) => {
    const previous = before.find((one) => one.name === name && one.operation.method === operation.method)
    return previous
      ? operationChanges({
          older,
          before: previous.operation,
          newer,
          after: operation,
          operation: name,
          texts,
          isCallback: true,
        })
      : []
  })
  const subject = { operation: 'webhooks', what: 'webhook', lossBreaks: true } as const
  return [...compareItems(items(before), items(after), subject), ...inside]
}

/** Changes of channels, paired by name: their addresses and the parameters in them. */
export function channelChanges(older: ApiReference, newer: ApiReference, texts: ReferenceTexts): Change[] {
  const { channels: before = [] } = older
  const { channels: after = [] } = newer
  const items = (channels: typeof before): Item[] =>
    channels.map(({ name, address, inferred = false }) => ({
      name,
      shown: address || name,
      required: false,
      inferred,
    }))
  const inside = after.flatMap((channel) => {
    const previous = before.find(({ name }) => name === channel.name)
    if (!previous) return []
    const { name: operation, address } = channel
    const moved: Change[] =
      previous.address === address
        ? []
        : [
            {
              id: `${operation}: path`,
              operation,
              breaking: isConfirmed(previous, channel),
              what: 'path',
              before: previous.address,
              after: address,
            },
          ]
    const fields = (reference: ApiReference, { parameters }: typeof channel) =>
      flatFields(reference, { type: 'object', limits: [], fields: parameters })
    return [
      ...moved,
      ...fieldChanges(fields(older, previous), fields(newer, channel), {
        operation,
        what: 'parameter',
        isSent: true,
        texts,
      }),
    ]
  })
  const subject = { operation: 'channels', what: 'channel', lossBreaks: true } as const
  return [...compareItems(items(before), items(after), subject), ...inside]
}
