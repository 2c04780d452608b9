import type { SectionName } from '../../../reference/outline.ts'

/** What a reference page says by itself; one object per language. The words of the document stay as they are. */
export interface ReferenceTexts {
  /** Headings of level 2. */
  sections: Record<SectionName, string>
  /** Headings inside an operation. */
  places: { path: string; query: string; header: string; cookie: string }
  body: string
  responses: string
  errors: string
  callbacks: string
  samples: string
  /** Marks beside a name. */
  required: string
  optional: string
  deprecated: string
  inferred: string
  isNew: string
  /** Said once on a page that has such a mark. */
  inferredNote: string
  nullable: string
  /** In front of a value. */
  default: string
  pattern: string
  example: string
  limits: string
  headers: string
  oneOf: string
  anyOf: string
  eachEntry: string
  eachValue: string
  /** In front of few allowed values. */
  allowed: string
  allowedValues: (count: number) => string
  /** Summary of a folded object. */
  fieldsOf: (count: number, name: string) => string
  parts: string
  commaSeparated: string
  repeated: string
  remedy: string
  noAuthentication: string
  standsFor: string
  filter: string
  /** Says how many operations a filter leaves. */
  matches: string
  /** Heads of tables. */
  columns: Record<
    | 'method'
    | 'path'
    | 'operation'
    | 'limit'
    | 'value'
    | 'note'
    | 'state'
    | 'meaning'
    | 'seen'
    | 'from'
    | 'event'
    | 'to'
    | 'message'
    | 'address'
    | 'use',
    string
  >
  start: string
  client: string
  server: string
  /** Text alternatives of diagrams. */
  diagram: (steps: number) => string
  stateDiagram: string
  inWords: string
  /** Of the table that compares two versions. */
  versionChanges: {
    before: string
    after: string
    breaking: string
    /** Summary of the changes that can break nothing. */
    others: (count: number) => string
  }
}
