/** What one page of a reference knows of the others, when each group of operations has a page of its own. */
import type { SectionName } from '../../texts/reference-texts.ts'
import type { SecurityNeed } from '../connection-model.ts'
import type { Marked } from '../schema-model.ts'

/** A group of operations before its operations are read: enough for the tree of pages. */
export interface GroupName {
  title: string
  /** Last part of the address of a page of its own. */
  slug: string
  /** Markdown. */
  description: string
}

/** Everything that has moved to pages of groups, and what all pages say alike. */
export interface ReferenceIndex {
  groups: IndexedGroup[]
  /** All shapes of the document. */
  shapes: IndexedShape[]
  /** Sections of the first page that readers of every operation need. */
  sections: SectionName[]
  /** What most operations of the document need; absent when there is no such. */
  usual?: SecurityNeed[]
}

export interface IndexedGroup {
  /** Permalink. */
  id: string
  title: string
  slug: string
  operations: IndexedOperation[]
  /** Permalinks on its page that do not begin like an operation or a shape of that page. */
  others: string[]
}

/** What a list of operations shows, and what links to them name. */
export interface IndexedOperation extends Omit<Marked, 'description'> {
  /** Permalink. */
  id: string
  operationId: string
  /** JSON pointer in the document. */
  pointer: string
  method: string
  path: string
  summary: string
  isNew?: true
}

export interface IndexedShape {
  id: string
  name: string
  /** Of the group on whose page it is drawn; absent for one on the first page. */
  slug?: string
}
