import type { BlockContent, DefinitionContent, FootnoteDefinition, PhrasingContent } from 'mdast'
import type { DomElement, DomNode } from './dom.ts'

export type Block = BlockContent | DefinitionContent | FootnoteDefinition

/** What turns elements into Markdown; given to each form, so that they can stand in each other. */
export interface Writer {
  blocks(nodes: readonly DomNode[]): Block[]
  inlines(nodes: readonly DomNode[]): PhrasingContent[]
  /** Where a link of the page leads in its twin. */
  link(href: string): string
}

/** How an element of this form is written; undefined when only what it holds is. */
export type Form = (element: DomElement, writer: Writer) => Block[] | undefined

/** A line of its own that names what follows. */
export function label(children: PhrasingContent[]): Block[] {
  if (children.length === 0) return []
  return [{ type: 'paragraph', children: [{ type: 'strong', children }] }]
}
