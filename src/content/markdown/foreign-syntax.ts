import type { Heading, Paragraph, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { PageNotes } from './page-notes.ts'

interface Foreign {
  pattern: RegExp
  /** What it is, and where authors know it from. */
  message: string
  /** Our form. */
  ours: string
}

const CALLOUT = '`> [!NOTE]`, `> [!WARNING]` …; in .mdx also <Callout type="info">'

/** What other tools understand in running text and we print as it is; patterns are for a whole paragraph. */
const FOREIGN: readonly Foreign[] = [
  {
    pattern: /^ *:{3,} *\{?[a-z][\w-]*/gim,
    message: 'A container of Docusaurus or VitePress',
    ours: CALLOUT,
  },
  { pattern: /^ *(?:!!!|\?\?\?\+?) +[a-z]+/gim, message: 'An admonition of MkDocs', ours: CALLOUT },
  {
    pattern: /^ *=== +"[^"\n]+"/gm,
    message: 'Tabs of MkDocs',
    ours: '<Tabs items={["…"]}> with one <Tab> each, in .mdx',
  },
  {
    pattern: /^ *(?:\[\[_?toc_?\]\]|\[toc\]|@\[toc\]|\{:toc\})/gim,
    message: 'A table of contents',
    ours: 'nothing: every page has one beside its text',
  },
  {
    pattern: /(?<!\[)\[\[(?!_?toc_?\]\])[^[\]\n]+\]\](?!\()/gi,
    message: 'A link of a wiki',
    ours: '[text](/route)',
  },
  {
    pattern: /\{%-? *\w[^\n]*?%\}|\{\{[<%] *[\w/][^\n]*?[>%]\}\}/g,
    message: 'A tag of a template language',
    ours: 'a block listed in docs/writing-pages.md',
  },
  {
    pattern: /^ *(?:--8<-- |<<< ?@?\/|\{\{# *include )\S*/gm,
    message: 'A file that is put in',
    ours: 'the text itself',
  },
  { pattern: /\$\$[^$]+\$\$/g, message: 'Mathematics', ours: 'words, code in backticks, or a picture' },
  {
    pattern: /(?<![\\$\w])\$(?:[a-z]|(?! )[^$\n]*[\\^_={}][^$\n]*(?<![ \\]))\$(?![\w$])/gi,
    message: 'Mathematics',
    ours: 'words, code in backticks, or a picture',
  },
  {
    pattern: /(?<![\w:/]):(?:[a-z][a-z\d_-]*|\+1|-1):(?![\w:/])/g,
    message: 'The name of an emoji',
    ours: 'the character itself',
  },
  {
    pattern: /(?<![=\w])==(?=[^\s=])[^=\n]+(?<=\S)==(?![=\w])/g,
    message: 'A highlighted text',
    ours: '<mark>text</mark>',
  },
]

/** Any of them needs one of these. */
const TELLTALE = /:::|[!?]{3}|===? ?\S|\[toc|\[\[|\{[%{:]|8<--|<<<|\$|(?<![\w:/]):[a-z+-]/i

/** Warns of syntax of other tools, which readers would see as text. */
export function foreignSyntax(notes: PageNotes) {
  return (tree: Root, { value }: { value: unknown }) => {
    const source = String(value)
    visit(tree, (node) => {
      if (node.type === 'paragraph' || node.type === 'heading') check(node, source)
    })
  }

  function check({ position }: Paragraph | Heading, source: string): void {
    if (!position) return
    const written = source.slice(position.start.offset, position.end.offset)
    if (!TELLTALE.test(written)) return
    // Neither code nor addresses are text.
    const text = written.replace(/(`+)[^`][\s\S]*?\1|\]\([^)\s]*\)|<\/?[a-z][^>\n]*>/gi, (code) =>
      code.replace(/[^\n]/g, ' '),
    )
    for (const { pattern, message, ours } of FOREIGN) {
      for (const match of text.matchAll(pattern)) {
        const before = text.slice(0, match.index).split('\n')
        const line = position.start.line + before.length - 1
        const column = (before.at(-1)?.length ?? 0) + (before.length === 1 ? position.start.column : 1)
        const what = `${message}, which readers would see as it is written`
        notes.warnings.push({
          file: notes.file,
          line,
          column,
          message: what,
          expected: ours,
          received: match[0].trim(),
        })
      }
    }
  }
}
