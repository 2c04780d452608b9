import type { ApiReference } from './model.ts'

/** A reference without anything that a page shows: what says which one it is. */
export function bareReference({ name, kind, title, version }: ApiReference): ApiReference {
  return {
    name,
    kind,
    title,
    version,
    description: '',
    servers: [],
    security: [],
    limits: [],
    groups: [],
    messages: [],
    shapes: [],
    definitions: {},
    migration: {},
  }
}
