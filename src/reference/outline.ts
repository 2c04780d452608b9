import { english } from '../texts/english.ts'
import type { SectionName } from '../texts/reference-texts.ts'
import type { ApiReference } from './model.ts'

/** With more operations than this each one is folded, and the table of operations has a filter. */
export const MANY_OPERATIONS = 12

/** A heading of the reference, in the form of the headings of a page. */
export interface OutlineEntry {
  id: string
  value: string
  depth: number
}

/** Permalink of a section. The prefix keeps it apart from the headings of the page's own text. */
export function sectionId(name: SectionName): string {
  return `api-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** Permalinks of all sections that a reference may have, and their titles. No part of a document may have one of them. */
export function sectionIds(): Map<string, string> {
  const titles = Object.entries(english.reference.sections) as [SectionName, string][]
  return new Map(titles.map(([name, title]) => [sectionId(name), title]))
}

/** @returns whether each operation is folded */
export function isLong({ groups }: { groups: readonly { operations: readonly unknown[] }[] }): boolean {
  return groups.reduce((count, { operations }) => count + operations.length, 0) > MANY_OPERATIONS
}

/**
 * The headings of a reference as the page draws them, in their order.
 * @param titles of the sections, in the language of the page's file; English when absent
 */
export function outlineOf(reference: ApiReference, titles = english.reference.sections): OutlineEntry[] {
  const { kind, servers, security, limits, states, sequence, groups, messages, shapes } = reference
  const { about, webhooks = [], channels = [], index, isGroup = false } = reference
  const section = (name: SectionName) => ({ id: sectionId(name), value: titles[name], depth: 2 })
  const below = (entries: readonly { id: string; title: string }[]) =>
    entries.map(({ id, title }) => ({ id, value: title, depth: 3 }))
  const from = (sender: 'client' | 'server') =>
    messages
      .filter((one) => one.from === sender && !one.isUnsent)
      .map(({ id, name }) => ({ id, title: name }))
  const withParts = (name: SectionName, entries: { id: string; title: string }[]) =>
    entries.length > 0 ? [section(name), ...below(entries)] : []
  const ofDocument = [
    ...(servers.length > 0 ? [section(kind === 'socket' ? 'connection' : 'servers')] : []),
    ...(security.length > 0 ? [section('authentication')] : []),
    ...(limits.length > 0 ? [section('limits')] : []),
    ...(sequence ? [section('sequence')] : []),
    ...(states ? [section('states')] : []),
  ]
  const hasSchemas = shapes.length > 0 || (!isGroup && index?.shapes.length)
  return [
    ...(isGroup ? [] : ofDocument),
    ...(groups.length > 0 || index ? [section('operations')] : []),
    ...groups.flatMap(({ id, title, operations }) => [
      // The title of a page of its own is that of the page.
      ...(isGroup ? [] : [{ id, value: title, depth: 2 }]),
      ...below(operations.map((operation) => ({ id: operation.id, title: operation.summary }))),
    ]),
    ...withParts(
      'webhooks',
      webhooks.map(({ name, operation: { id, summary } }) => ({ id, title: summary || name })),
    ),
    ...withParts('channels', channels),
    ...withParts('clientMessages', from('client')),
    ...withParts('serverMessages', from('server')),
    ...withParts(
      'otherMessages',
      messages.filter(({ isUnsent }) => isUnsent).map(({ id, name }) => ({ id, title: name })),
    ),
    ...(hasSchemas ? [section('schemas')] : []),
    ...below(shapes.map(({ id, name }) => ({ id, title: name }))),
    ...(about ? [section('about')] : []),
  ]
}
