import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkInlineLinks from 'remark-inline-links'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { ProseNodes } from './prose-nodes.tsx'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkInlineLinks).freeze()

/** A text without anything that Markdown means. */
const PLAIN = /^(?!.*(?::\/\/|www\.|@))[^\n`*_<>[\]\\&#~|]*$/
/** What makes a block of a plain line. */
const BLOCK_START = /^\s*(?:[-+]|\d+[.)])\s|^\s*=+$/

interface ProseProps {
  /** Markdown: CommonMark and tables. */
  text: string
  /** A single paragraph without its element, for a cell or a line. */
  inline?: boolean
}

/** A text of an API document. Links go through the theme, so that those of the site get base path and locale. */
export function Prose({ text, inline = false }: ProseProps) {
  if (text === '') return null
  if (isPlain(text)) return inline ? text : <p>{text}</p>
  const { children } = parse(text)
  const [only] = children
  if (inline && children.length === 1 && only?.type === 'paragraph')
    return <ProseNodes nodes={only.children} />
  return <ProseNodes nodes={children} />
}

/** The text is one paragraph, so that it may stand in a line of another one. */
export function isOneParagraph(text: string): boolean {
  return isPlain(text) || parse(text).children.every(({ type }, index) => index === 0 && type === 'paragraph')
}

function isPlain(text: string): boolean {
  return PLAIN.test(text) && !BLOCK_START.test(text)
}

function parse(text: string): Root {
  return parser.runSync(parser.parse(text)) as Root
}
