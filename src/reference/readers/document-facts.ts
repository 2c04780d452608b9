import type { About, ExternalDocument } from '../about-model.ts'
import type { ApiReference } from '../model.ts'
import type { JsonSchema } from '../schema-model.ts'
import { ownField } from './own-fields.ts'

/** What a document says about itself. AsyncAPI keeps the documents elsewhere here. */
export interface RawInfo extends Pick<About, 'summary' | 'contact' | 'license'> {
  title: string
  version: string
  description?: string
  termsOfService?: string
  externalDocs?: ExternalDocument
  /** Of AsyncAPI. */
  tags?: unknown[]
}

/** What both kinds of documents have. */
interface RawDocument {
  info: RawInfo
  externalDocs?: ExternalDocument
  components?: { schemas?: Record<string, JsonSchema> }
}

/** What a document says about itself, the same in both kinds. */
type DocumentFacts = Pick<
  ApiReference,
  | 'title'
  | 'version'
  | 'description'
  | 'about'
  | 'limits'
  | 'states'
  | 'definitions'
  | 'replaces'
  | 'migration'
>

/** Reads what a document says about itself: its name, limits, states, the older version it replaces and the notes on that. */
export function readDocumentFacts(raw: RawDocument): DocumentFacts {
  const { title, version, description = '' } = raw.info
  const states = ownField(raw, 'x-states')
  const replaces = ownField(raw, 'x-replaces-document')
  const notes = ownField(raw, 'x-migration') ?? []
  const about = aboutOf(raw)
  return {
    title,
    version,
    description: description.trim(),
    ...(about && { about }),
    limits: ownField(raw, 'x-limits') ?? [],
    ...(states && { states }),
    definitions: raw.components?.schemas ?? {},
    ...(replaces !== undefined && { replaces }),
    migration: Object.fromEntries(notes.map(({ change, note }) => [change, note])),
  }
}

function aboutOf({ info, externalDocs = info.externalDocs }: RawDocument): About | undefined {
  const { summary, contact, license, termsOfService } = info
  const about = {
    ...(summary !== undefined && { summary }),
    ...(termsOfService !== undefined && { terms: termsOfService }),
    ...(contact && { contact }),
    ...(license && { license }),
    ...documentsOf({ externalDocs }),
  }
  return Object.keys(about).length > 0 ? about : undefined
}

/** The document elsewhere that something names, for the model. */
export function documentsOf({ externalDocs }: { externalDocs?: ExternalDocument | undefined }): {
  documents?: ExternalDocument[]
} {
  return externalDocs ? { documents: [externalDocs] } : {}
}
