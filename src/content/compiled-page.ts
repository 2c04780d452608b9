import type { Problem } from '../config/problem.ts'
import type { ApiReference } from '../reference/model.ts'
import type { MovedIds } from '../reference/pages/moved-ids.ts'
import type { Change } from '../reference/versions/change.ts'
import type { Heading } from '../site/page.ts'
import type { DataFile } from './data-file.ts'
import type { ImageNote, LinkNote } from './markdown/page-notes.ts'

/** A page ready to be drawn; plain data, so that it can be cached and cross threads. */
export interface CompiledPage {
  /** Function body for `run` of @mdx-js/mdx. */
  code: string
  headings: Heading[]
  /** Text by section, for the search (SDX-02): `''` before the first heading of level 2 or deeper, then `id#Heading` each. */
  sections: Record<string, string>
  /** What a section is, by its key; the sections of a page's own text are left out. */
  sectionTypes?: Record<string, 'operation' | 'field' | 'error' | 'response' | 'message'>
  /** What they are called besides their headings, by key. */
  sectionNames?: Record<string, string[]>
  /** The API document that the page shows below its own text. */
  reference?: PageReference
  /** The groups of its API document could have pages of their own, and have none. */
  canSplit?: true
  /** Of the first page of a reference: what is on the pages of its groups. */
  moved?: MovedIds
  /** Key of the section in which they are shown, by the name of the newer document; of a block that names none, by the empty name. */
  changesIn?: Record<string, string>
  /** Differences of the API documents that the front matter names, by the name of the newer one. */
  changes?: Record<string, Change[]>
  /** What the consoles of its code fences load. */
  samples?: DataFile[]
  /** It has a block `Decoder`. */
  hasDecoder?: true
  /** It has a block `Filter`. */
  hasFilter?: true
  links: LinkNote[]
  images: ImageNote[]
  /** What the author should know of the page and its API documents, and what stops nothing. */
  warnings: Problem[]
}

/** The reference below a page's own text. */
export interface PageReference {
  model: ApiReference
  /** Highlighted code by key (`reference/code-keys.ts`). */
  codes: Record<string, string>
  /** What an application needs of an operation (`OperationData`), by operationId. */
  operations: Record<string, DataFile>
  /** The same of the sessions of a WebSocket (`session-data.ts`). */
  session?: DataFile
  /** Absent on the page of a group. */
  document?: DocumentNote
}

/** The document itself, for other programs. */
export interface DocumentNote {
  /** Without base path. */
  address: string
  bytes: number
  /** With the version, for example `Extract API 3.0.0`. */
  title: string
  /** Its summary, or the first paragraph of its description, in one line. */
  description: string
  type: 'OpenAPI' | 'AsyncAPI'
  /** Where the API answers. */
  server?: string
}
