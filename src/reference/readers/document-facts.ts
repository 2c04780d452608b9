import type { ApiReference } from '../model.ts'
import type { JsonSchema } from '../schema-model.ts'
import { ownField } from './own-fields.ts'

/** What both kinds of documents have. */
interface RawDocument {
  info: { title: string; version: string; description?: string }
  components?: { schemas?: Record<string, JsonSchema> }
}

/** What a document says about itself, the same in both kinds. */
type DocumentFacts = Pick<
  ApiReference,
  'title' | 'version' | 'description' | 'limits' | 'states' | 'definitions' | 'replaces' | 'migration'
>

/** Reads what a document says about itself: its name, limits, states, the older version it replaces and the notes on that. */
export function readDocumentFacts(raw: RawDocument): DocumentFacts {
  const { title, version, description = '' } = raw.info
  const states = ownField(raw, 'x-states')
  const replaces = ownField(raw, 'x-replaces-document')
  const notes = ownField(raw, 'x-migration') ?? []
  return {
    title,
    version,
    description: description.trim(),
    limits: ownField(raw, 'x-limits') ?? [],
    ...(states && { states }),
    definitions: raw.components?.schemas ?? {},
    ...(replaces !== undefined && { replaces }),
    migration: Object.fromEntries(notes.map(({ change, note }) => [change, note])),
  }
}
