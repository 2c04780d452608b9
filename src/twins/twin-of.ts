import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { writerOf } from './blocks.ts'
import type { DomElement } from './dom.ts'

/**
 * The Markdown twin of a page: what its article says, and nothing else.
 * @param link where a link of the page leads in the twin
 */
export function twinOf(article: DomElement | undefined, link: (href: string) => string): string {
  const root: Root = { type: 'root', children: writerOf(link).blocks(article?.children ?? []) }
  return toMarkdown(root, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    emphasis: '*',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
  })
}
