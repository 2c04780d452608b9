import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { PageNotes } from './page-notes.ts'

/** Pages hold no code: an `import` or `export` is reported with its text (the blocks of the theme need none). */
export function noModules(notes: PageNotes) {
  return (tree: Root) => {
    visit(tree, 'mdxjsEsm', (node) => {
      const start = node.position?.start
      notes.problems.push({
        file: notes.file,
        ...(start && { line: start.line, column: start.column }),
        message: 'A page cannot import or export; every block of the theme is always there',
        expected: 'Markdown and the blocks listed in docs/writing-pages.md',
        received: node.value.split('\n')[0] ?? '',
      })
    })
  }
}
