import type { Nodes, Table as TableNode } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import { escapeHtml } from '../../site/escape-html.ts'
import { isExternal } from '../../site/route.ts'
import { useFileAddress } from '../page-context.tsx'
import { Code } from './code.tsx'
import { CodeBlock } from './code-block.tsx'
import { Link } from './link.tsx'
import { HeaderCell, Table } from './table.tsx'

/** Markdown of an API document as elements of the theme. */
export function ProseNodes({ nodes }: { nodes: readonly Nodes[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
  return nodes.map((node, index) => <Fragment key={index}>{drawNode(node)}</Fragment>)
}

function drawNode(node: Nodes): ReactNode {
  const inside = 'children' in node && <ProseNodes nodes={node.children} />
  switch (node.type) {
    case 'paragraph':
      return <p>{inside}</p>
    // It is part of a description: the headings of the page are those of the document's parts.
    case 'heading':
      return (
        <p>
          <strong>{inside}</strong>
        </p>
      )
    case 'inlineCode':
      return <Code>{node.value}</Code>
    case 'code':
      return <CodeBlock html={escapeHtml(node.value)} language={node.lang ?? 'text'} />
    case 'strong':
      return <strong>{inside}</strong>
    case 'emphasis':
      return <em>{inside}</em>
    case 'delete':
      return <del>{inside}</del>
    case 'link':
      return <Link href={node.url}>{inside}</Link>
    case 'image':
      return <Picture address={node.url} alt={node.alt ?? ''} />
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    case 'blockquote':
      return <blockquote>{inside}</blockquote>
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside}</ol> : <ul>{inside}</ul>
    case 'listItem':
      return <li>{drawItem(node.children, node.spread === true)}</li>
    case 'table':
      return drawTable(node)
    default:
      // Text, and what only looks like HTML: `<token>`.
      return inside || ('value' in node ? node.value : null)
  }
}

/** Entries of a list are lines, not paragraphs, unless the text sets them apart. */
function drawItem(nodes: readonly Nodes[], isSpread: boolean): ReactNode {
  const shown = isSpread
    ? nodes
    : nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]))
  return <ProseNodes nodes={shown} />
}

function drawTable({ children: [head, ...rows] }: TableNode): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          {head?.children.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
            <HeaderCell key={index} scope="col">
              {cell.children.length > 0 ? <ProseNodes nodes={cell.children} /> : undefined}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          <tr key={index}>
            {row.children.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
              <td key={column}>
                <ProseNodes nodes={cell.children} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** A picture of the site. The pages of a site load nothing from others, so one of another site is a link to it. */
function Picture({ address, alt }: { address: string; alt: string }) {
  const fileAddress = useFileAddress()
  if (isExternal(address)) return <Link href={address}>{alt || address}</Link>
  return <img src={fileAddress(address)} alt={alt} loading="lazy" />
}
