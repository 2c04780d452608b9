import type { Nodes } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { Link } from './link.tsx'

const parser = unified().use(remarkParse).freeze()

/** A text without anything that Markdown means. */
const PLAIN = /^[^\n`*_<>[\]\\&#~|]*$/
/** What makes a block of a plain line. */
const BLOCK_START = /^\s*(?:[-+]|\d+[.)])\s|^\s*=+$/

interface ProseProps {
  /** Markdown of one paragraph kind: code, links, emphasis, lists. */
  text: string
  /** A single paragraph without its element, for a cell or a line. */
  inline?: boolean
}

/** A text of an API document. Links go through the theme, so that those of the site get base path and locale. */
export function Prose({ text, inline = false }: ProseProps) {
  if (text === '') return null
  if (PLAIN.test(text) && !BLOCK_START.test(text)) return inline ? text : <p>{text}</p>
  const { children } = parser.parse(text)
  const [only] = children
  if (inline && children.length === 1 && only?.type === 'paragraph') return drawAll(only.children)
  return drawAll(children)
}

function drawAll(nodes: readonly Nodes[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
  return nodes.map((node, index) => <Fragment key={index}>{drawNode(node)}</Fragment>)
}

function drawNode(node: Nodes): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{drawAll(node.children)}</p>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'strong':
      return <strong>{drawAll(node.children)}</strong>
    case 'emphasis':
      return <em>{drawAll(node.children)}</em>
    case 'link':
      return <Link href={node.url}>{drawAll(node.children)}</Link>
    case 'break':
      return <br />
    case 'list':
      return node.ordered ? <ol>{drawAll(node.children)}</ol> : <ul>{drawAll(node.children)}</ul>
    case 'listItem':
      return <li>{drawItem(node.children)}</li>
    default:
      // Text, and what only looks like HTML: `<token>`.
      if ('children' in node) return drawAll(node.children)
      return 'value' in node ? node.value : null
  }
}

/** Entries of a list are lines, not paragraphs. */
function drawItem(nodes: readonly Nodes[]): ReactNode {
  return drawAll(nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node])))
}
