import type { ReferenceTexts } from '../texts/reference-texts.ts'
import type { About } from './about-model.ts'
import type { ApiReference } from './model.ts'
import { outlineOf } from './outline.ts'
import { plainLines } from './plain-text.ts'
import { type Inside, saidInside, typeLine } from './said-inside.ts'
import { limitText, namesOfSection, sectionText, serverTexts } from './section-texts.ts'
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

const NOTHING: Inside = { texts: [], values: [] }

/**
 * What the search knows of a reference page: sections, and everything with a permalink.
 * @param titles of the sections, as for `outlineOf`
 */
export function searchEntries(
  reference: ApiReference,
  titles?: ReferenceTexts['sections'],
): ReferenceEntry[] {
  const parts = [...walk(reference)]
  const isFound = (part: Part) => entryOf(part, NOTHING, []) !== undefined
  const inside = saidInside(parts, isFound)
  const servers = reference.servers.map(shownAddress)
  const outline = outlineOf(reference, titles)
  const below = new Map(outline.map(({ id }): [string, ReferenceEntry[]] => [id, []]))
  let section: ReferenceEntry[] = []
  for (const part of parts) {
    const entry = entryOf(part, inside.get(part) ?? NOTHING, servers)
    if (!entry) continue
    section = below.get(entry.id) ?? section
    section.push(entry)
  }
  const entries = outline.flatMap(({ id, value }): ReferenceEntry[] => {
    const [first, ...rest] = below.get(id) ?? []
    if (first) return [first, ...rest]
    const names = namesOfSection(reference, id)
    const text = sectionText(reference, id)
    return [{ id, heading: value, text, type: 'section', ...(names.length > 0 && { names }) }]
  })
  return withoutTwins(entries)
}

/** The entry of a part: whatever has a permalink. Everything else is found at what it is inside of. */
function entryOf(part: Part, inside: Inside, servers: readonly string[]): ReferenceEntry | undefined {
  const entry = (
    type: ReferenceEntry['type'],
    heading: string,
    texts: (string | undefined)[],
    names: string[] = [],
  ) => {
    const text = plainLines(...texts, ...inside.texts)
    const all = [...names, ...inside.values]
    const id = 'id' in part.of ? part.of.id : ''
    return { id, heading, text, type, ...(all.length > 0 && { names: all }) }
  }
  if (part.kind === 'group')
    return entry('section', part.of.title, [part.of.description, ...besides(part.of)])
  if (part.kind === 'message')
    return entry('message', part.of.name, [
      part.of.title,
      part.of.summary,
      part.of.description,
      part.of.contentType,
      ...besides(part.of),
    ])
  if (part.kind === 'channel') {
    const { title, name, address, summary, description, actions } = part.of
    const said = actions.flatMap((one) => [one.title, one.summary, one.description, one.reply?.description])
    return entry(
      'section',
      title,
      [address, summary, description, ...said, ...besides(part.of)],
      [name, address].filter(Boolean),
    )
  }
  if (part.kind === 'shape')
    return entry('section', part.of.name, [part.of.schema.description], [part.of.name])
  if (part.kind === 'parameter') {
    const { name, schema, description, variants } = part.of
    const kinds = variants.map((kind) => `${kind.name}: ${kind.description}`)
    return entry('field', name, [typeLine(schema), description, ...kinds])
  }
  if (part.kind === 'header' || part.kind === 'field')
    return entry('field', part.of.name, [typeLine(part.of.schema), part.of.description])
  if (part.kind === 'operation') {
    const { summary, method, path, operationId, ofPath, description, security } = part.of
    const scopes = new Set(security.flat().flatMap((need) => need.scopes))
    const more = [
      ...(part.of.servers ?? []).flatMap(serverTexts),
      [...scopes].join(' '),
      ...part.of.limits.map(limitText),
      ...besides(part.of),
    ]
    const texts = [`${method} ${path}`, operationId, ofPath, description, ...more]
    return entry('operation', summary || path, texts, namesOf(part, servers))
  }
  if (part.kind !== 'response') return undefined
  const { status, description, remedy, links = [] } = part.of
  const heading = `${status} ${around(part, 'operation')?.of.summary ?? ''}`.trim()
  const texts = [description, remedy, ...links.map((link) => link.description)]
  return entry(/^[45]/.test(status) ? 'error' : 'response', heading, texts)
}

function besides({ notes = [], documents = [] }: Pick<About, 'notes' | 'documents'>): string[] {
  return [...notes, ...documents.map(({ url, description = url }) => description)]
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
