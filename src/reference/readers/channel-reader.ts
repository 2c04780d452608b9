import type { ValueTexts } from '../../texts/reference-texts.ts'
import type { Action, Channel } from '../channel-model.ts'
import { nameId } from '../ids.ts'
import { pointerSteps, pointerTo } from '../json-pointer.ts'
import type { Message } from '../model.ts'
import type { Field } from '../schema-model.ts'
import type {
  RawAction,
  RawAsyncApi,
  RawChannel,
  RawChannelParameter,
  RawReply,
} from './asyncapi-document.ts'
import { asksNote } from './asyncapi-security.ts'
import { bindingsOf } from './bindings.ts'
import { documentsOf } from './document-facts.ts'
import type { DocumentSource } from './document-source.ts'
import { messagesOfAction } from './message-reader.ts'
import { tagsNote, tagsOf, withNotes } from './notes.ts'
import { ownField } from './own-fields.ts'
import { type Resolved, resolve } from './references.ts'
import type { SchemaReader } from './schema-reader.ts'
import { withTraits } from './traits.ts'

/** The channels of a document, each with its own address and what is done over it. */
export function readChannels(
  source: DocumentSource,
  schemas: SchemaReader,
  messages: readonly Message[],
  texts: ValueTexts,
): Channel[] {
  const { channels = {}, operations = {}, servers = {} } = source.data as RawAsyncApi
  const actions = Object.entries(operations).map(([name, value]) => ({
    name,
    ...withTraits(source, value, pointerTo('/operations', name)),
  }))
  return Object.entries(channels).map(([name, value]): Channel => {
    const { value: found, pointer } = resolve(source, value, pointerTo('/channels', name))
    const raw = found as RawChannel
    const id = nameId(`channel ${name}`)
    const ownActions = actions.filter(
      ({ value: action }) => pointerOf(source, (action as RawAction).channel) === pointer,
    )
    const own = (raw.servers ?? []).map(({ $ref }) => pointerSteps($ref).at(-1) ?? '')
    return {
      id,
      name,
      pointer,
      title: raw.title ?? name,
      summary: raw.summary?.trim() ?? '',
      description: raw.description?.trim() ?? '',
      ...(ownField(raw, 'x-inferred') && { inferred: true }),
      address: raw.address ?? '',
      parameters: Object.entries(raw.parameters ?? {}).map(([key, parameter]) =>
        readParameter(schemas, key, resolve(source, parameter, pointerTo(pointer, 'parameters', key)), id),
      ),
      servers: own.length === Object.keys(servers).length ? [] : own,
      bindings: bindingsOf(source, raw.bindings, pointer),
      ...documentsOf(raw),
      ...withNotes([tagsNote(tagsOf(source, raw.tags, pointer), texts.notes)]),
      others: messagesOfAction(source, { channel: { $ref: `#${pointer}` } }, pointer).flatMap((one) =>
        messages.filter(({ isUnsent, pointer: at }) => isUnsent && at === one.pointer).map(keyOf),
      ),
      actions: ownActions.map((action) => readAction(source, messages, action, texts)),
    }
  })
}

/** A part of an address: always a text. */
function readParameter(
  schemas: SchemaReader,
  name: string,
  { value, pointer }: Resolved,
  parent: string,
): Field {
  const { description = '', location, examples = [], ...rest } = value as RawChannelParameter
  const field = schemas.field(name, { type: 'string', ...rest }, pointer, parent, true)
  const said = location === undefined ? description.trim() : `${description.trim()} \`${location}\``.trim()
  const [example, ...more] = examples
  return {
    ...field,
    pointer,
    description: said,
    ...(example !== undefined && { example }),
    ...(more.length > 0 && { schema: { ...field.schema, examples: more } }),
  }
}

function readAction(
  source: DocumentSource,
  messages: readonly Message[],
  { name, value, pointer }: Resolved & { name: string },
  texts: ValueTexts,
): Action {
  const raw = value as RawAction
  const from = raw.action === 'receive' ? 'client' : 'server'
  const idsOf = (found: readonly Resolved[], sender: Message['from']) =>
    found.flatMap((one) =>
      messages.filter((message) => message.pointer === one.pointer && message.from === sender),
    )
  return {
    name,
    from,
    title: raw.title ?? name,
    summary: raw.summary?.trim() ?? '',
    description: raw.description?.trim() ?? '',
    ...(raw.deprecated && { deprecated: true }),
    messages: idsOf(messagesOfAction(source, raw, pointer), from).map(keyOf),
    bindings: bindingsOf(source, raw.bindings, pointer),
    ...documentsOf(raw),
    ...withNotes([
      asksNote(source, raw.security ?? [], pointerTo(pointer, 'security'), texts),
      tagsNote(tagsOf(source, raw.tags, pointer), texts.notes),
    ]),
    ...(raw.reply !== undefined && {
      reply: readReply(source, resolve(source, raw.reply, pointerTo(pointer, 'reply')), (found) =>
        idsOf(found, from === 'client' ? 'server' : 'client').map(keyOf),
      ),
    }),
  }
}

function readReply(
  source: DocumentSource,
  { value, pointer }: Resolved,
  keysOf: (found: readonly Resolved[]) => string[],
): NonNullable<Action['reply']> {
  const raw = value as RawReply
  const { value: address } = resolve(source, raw.address ?? {}, pointerTo(pointer, 'address'))
  const { location, description = '' } = address as { location?: string; description?: string }
  const channel = raw.channel && (resolve(source, raw.channel, pointer).value as RawChannel)
  return {
    address: channel?.address ?? location ?? '',
    description: description.trim(),
    messages: keysOf(messagesOfAction(source, raw, pointer)),
  }
}

/** How a page finds the message: its permalink may still be numbered. */
function keyOf({ from, pointer }: Message): string {
  return `${from} ${pointer}`
}

function pointerOf(source: DocumentSource, channel: RawAction['channel']): string {
  return resolve(source, channel, '').pointer
}
