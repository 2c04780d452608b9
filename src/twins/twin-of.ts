import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { writerOf } from './blocks.ts'
import { find, parse } from './dom.ts'

/**
 * The Markdown twin of a page: what its article says, and nothing else.
 * @param html the drawn page
 * @param link where a link of the page leads in the twin
 */
export function twinOf(html: string, link: (href: string) => string): string {
  const main = find(parse(html), ({ name }) => name === 'main')
  const article = main && find(main.children, ({ name }) => name === 'article')
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
