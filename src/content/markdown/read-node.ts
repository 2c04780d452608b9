import type { Node } from 'unist'

/** A node of a page as the search reads it, whatever its kind. */
export interface ReadNode extends Node {
  value?: string
  alt?: string | null | undefined
  meta?: string | null | undefined
  name?: string | null
  attributes?: { type: string; name?: string; value?: unknown }[]
  children?: ReadNode[]
}
