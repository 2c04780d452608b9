import type { ReferenceTexts } from '../texts/reference-texts.ts'
import type { SecurityScheme, Server } from './connection-model.ts'
import type { ApiReference } from './model.ts'
import { outlineOf, sectionId } from './outline.ts'
import { plainText } from './plain-text.ts'
import type { EnumValue } from './schema-model.ts'
import { shownAddress } from './server-address.ts'
import { around, type Part, type PartOf, walk } from './walk.ts'

/** One entry of the search: a section of a reference page, and what it is. */
export interface ReferenceEntry {
  /** Permalink. */
  id: string
  heading: string
  text: string
  /** What it is called besides its heading: an operation by its id, method and path, a field by its values. */
  names?: string[]
  type: 'section' | 'operation' | 'field' | 'error' | 'response' | 'message'
}

/**
 * What the search knows of a reference page: sections, and everything with a permalink.
 * @param titles of the sections, as for `outlineOf`
 */
export function searchEntries(
  reference: ApiReference,
  titles?: ReferenceTexts['sections'],
): ReferenceEntry[] {
  const parts = [...walk(reference)]
  const values = valuesOf(parts)
  const servers = reference.servers.map(shownAddress)
  const outline = outlineOf(reference, titles)
  const below = new Map(outline.map(({ id }): [string, ReferenceEntry[]] => [id, []]))
  let section: ReferenceEntry[] = []
  for (const part of parts) {
    const entry = entryOf(part, values.get(part) ?? [], servers)
    if (!entry) continue
    section = below.get(entry.id) ?? section
    section.push(entry)
  }
  const entries = outline.flatMap(({ id, value }): ReferenceEntry[] => {
    const [first, ...rest] = below.get(id) ?? []
    if (first) return [first, ...rest]
    const isAddress = id === sectionId('servers') || id === sectionId('connection')
    const text = sectionText(reference, id)
    return [{ id, heading: value, text, type: 'section', ...(isAddress && { names: servers }) }]
  })
  return withoutTwins(entries)
}

/** Allowed values by the nearest part around them that is found itself: a field, or a shape, message or operation. */
function valuesOf(parts: readonly Part[]): Map<Part, EnumValue[]> {
  const values = new Map<Part, EnumValue[]>()
  for (const part of parts) {
    if (part.kind !== 'value') continue
    let owner = part.parent
    while (owner && !entryOf(owner, [], [])) owner = owner.parent
    if (owner) values.set(owner, [...(values.get(owner) ?? []), part.of])
  }
  return values
}

/** The entry of a part: whatever has a permalink. Allowed values are found at what they are inside of. */
function entryOf(
  part: Part,
  values: readonly EnumValue[],
  servers: readonly string[],
): ReferenceEntry | undefined {
  const entry = (
    type: ReferenceEntry['type'],
    heading: string,
    texts: (string | undefined)[],
    names: string[] = [],
  ) => {
    const text = lines(...texts, ...values.flatMap(({ value, meaning }) => [value, meaning]))
    const all = [...names, ...values.map(({ value }) => value)]
    const id = 'id' in part.of ? part.of.id : ''
    return { id, heading, text, type, ...(all.length > 0 && { names: all }) }
  }
  if (part.kind === 'group') return entry('section', part.of.title, [part.of.description])
  if (part.kind === 'message')
    return entry('message', part.of.name, [part.of.title, part.of.summary, part.of.description])
  if (part.kind === 'channel') {
    const { title, name, address, summary, description, actions } = part.of
    const said = actions.flatMap((one) => [one.title, one.summary, one.description, one.reply?.description])
    return entry('section', title, [address, summary, description, ...said], [name, address].filter(Boolean))
  }
  if (part.kind === 'shape')
    return entry('section', part.of.name, [part.of.schema.description], [part.of.name])
  if (part.kind === 'parameter' || part.kind === 'header' || part.kind === 'field')
    return entry('field', part.of.name, [part.of.schema.type, part.of.description])
  if (part.kind === 'operation') {
    const { summary, method, path, operationId, ofPath, description, security, servers: own = [] } = part.of
    const scopes = new Set(security.flat().flatMap((need) => need.scopes))
    const more = [...own.flatMap(serverTexts), [...scopes].join(' ')]
    const texts = [`${method} ${path}`, operationId, ofPath, description, ...more]
    return entry('operation', summary || path, texts, namesOf(part, servers))
  }
  if (part.kind !== 'response') return undefined
  const { status, description, remedy, links = [] } = part.of
  const heading = `${status} ${around(part, 'operation')?.of.summary ?? ''}`.trim()
  const texts = [description, remedy, ...links.map((link) => link.description)]
  return entry(/^[45]/.test(status) ? 'error' : 'response', heading, texts)
}

/**
 * Readers look for `startTranscription` and for its call in any form (`search/words/calls.ts`); for a callback by its name, as its address is
 * theirs.
 */
function namesOf({ of, parent }: PartOf<'operation'>, servers: readonly string[]): string[] {
  const { operationId, method, path, publishedPaths } = of
  if (parent?.kind === 'callback') return unique([operationId, parent.of.name])
  const urls = of.servers?.map(shownAddress) ?? servers
  const calls = (urls.length > 0 ? urls : ['']).flatMap((url) =>
    [path, ...publishedPaths].map((one) => `${method} ${url.replace(/\/$/, '')}${one}`),
  )
  return unique([operationId, ...calls])
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '')
}

/** The text of a section that belongs to the document as a whole. */
function sectionText({ about, limits, states, servers, security }: ApiReference, id: string): string {
  const texts: Record<string, (string | undefined)[]> = {
    [sectionId('about')]: [
      about?.summary,
      about?.contact?.name,
      about?.contact?.email,
      about?.license?.name,
      ...(about?.documents ?? []).map(({ url, description = url }) => description),
    ],
    [sectionId('servers')]: servers.flatMap(serverTexts),
    [sectionId('connection')]: servers.flatMap(serverTexts),
    [sectionId('authentication')]: security.flatMap(schemeTexts),
    [sectionId('limits')]: limits.map(({ name, value, note = '' }) => `${name}: ${value} ${note}`),
    [sectionId('states')]: [
      states?.description,
      ...(states?.states ?? []).map(({ name, description }) => `${name}: ${description}`),
    ],
  }
  return lines(...(texts[id] ?? []))
}

function serverTexts({ url, description, variables = [] }: Server): string[] {
  const values = variables.map((one) =>
    [`${one.name}:`, one.description, one.default, ...one.values].join(' '),
  )
  return [url, description, ...values]
}

function schemeTexts({ kind, description, flows = [], discovery }: SecurityScheme): (string | undefined)[] {
  const ofFlows = flows.flatMap(({ addresses, scopes }) => [
    ...addresses.map(({ url }) => url),
    ...scopes.map((scope) => `${scope.name}: ${scope.description}`),
  ])
  return [kind, description, discovery, ...ofFlows]
}

function lines(...texts: (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined && text !== '')
    .map((text) => plainText(text ?? '').trim())
    .join('\n')
}

/** The same field of many operations is found once, at its first place. */
function withoutTwins(entries: ReferenceEntry[]): ReferenceEntry[] {
  const seen = new Set<string>()
  return entries.filter(({ type, heading, text }) => {
    const key = `${type} ${heading} ${text}`
    if (type === 'field' && seen.has(key)) return false
    seen.add(key)
    return true
  })
}
