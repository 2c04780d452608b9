/** Where the messages of a service go that has several addresses. */
import type { ExternalDocument } from './about-model.ts'
import type { Field, Marked } from './schema-model.ts'

/** An address of a WebSocket service that messages go to or come from. */
export interface Channel extends Marked {
  /** Permalink. */
  id: string
  name: string
  pointer: string
  title: string
  summary: string
  /** Template as in `/rooms/{room}`; empty when it is known only while the service runs. */
  address: string
  parameters: Field[]
  /** Names of its servers, where they are not all of them. */
  servers: string[]
  /** Settings of a protocol: `ws: {"method":"GET"}`. */
  bindings: [protocol: string, value: string][]
  documents?: ExternalDocument[]
  /** Markdown: what else the document says, a paragraph each. */
  notes?: string[]
  /** Keys of the messages that no action names. */
  others: string[]
  actions: Action[]
}

/** What is done over a channel. */
export interface Action extends Marked {
  name: string
  /** Who sends the messages. */
  from: 'client' | 'server'
  title: string
  summary: string
  /** Keys of the messages: `client /components/messages/Hello`. */
  messages: string[]
  bindings: [protocol: string, value: string][]
  documents?: ExternalDocument[]
  /** Markdown: what else the document says, a paragraph each. */
  notes?: string[]
  reply?: { address: string; description: string; messages: string[] }
}
