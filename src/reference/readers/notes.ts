import type { ValueTexts } from '../../texts/reference-texts.ts'
import { pointerTo } from '../json-pointer.ts'
import type { DocumentSource } from './document-source.ts'
import { resolve } from './references.ts'
import { code } from './schema-facts.ts'

/** A tag as OpenAPI (by name) and AsyncAPI have it. */
export type RawTags = readonly (string | { name: string; description?: string })[]

/** The tags of something in words; nothing when there are none. */
export function tagsNote(tags: RawTags, texts: ValueTexts['notes']): string[] {
  const named = tags.map((tag) => {
    const { name, description = '' } = typeof tag === 'string' ? { name: tag } : tag
    return description === '' ? code(name) : `${code(name)} (${description.trim().replace(/\.$/, '')})`
  })
  return named.length === 0 ? [] : [texts.tags(named.join(', '))]
}

/** The tags of something of AsyncAPI, references followed. */
export function tagsOf(source: DocumentSource, tags: readonly unknown[] = [], pointer: string): RawTags {
  return tags.map(
    (tag, index) => resolve(source, tag, pointerTo(pointer, 'tags', index)).value as { name: string },
  )
}

/** Notes as a part of what has them. */
export function withNotes(notes: readonly (string | string[] | undefined)[]): { notes?: string[] } {
  const all = notes.flatMap((note) => note ?? [])
  return all.length === 0 ? {} : { notes: all }
}
