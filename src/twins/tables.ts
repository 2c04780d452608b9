import type { AlignType, PhrasingContent, TableCell, TableRow } from 'mdast'
import { type DomElement, elementsOf, findAll } from './dom.ts'
import { trimmed } from './tidy.ts'
import { type Block, type Form, label, type Writer } from './writer.ts'

/** A table; what a cell has below a first line follows after a line break. A cell of several columns or rows leaves the others empty. */
export const tableForm: Form = (element, writer) => {
  const caption = elementsOf(element.children).filter(({ name }) => name === 'caption')
  const rows = findAll(element.children, ({ name }) => name === 'tr').map((row) => elementsOf(row.children))
  const cells = spreadOut(rows, writer)
  const width = Math.max(0, ...cells.map((row) => row.length))
  if (width === 0) return []
  const hasHead = rows[0]?.some(({ name }) => name === 'th') ?? false
  const table = (hasHead ? cells : [[], ...cells]).map((row) => filled(row, width))
  return [
    ...caption.flatMap((each) => label(writer.inlines(each.children))),
    { type: 'table', align: rows[0]?.map(alignOf) ?? [], children: table },
  ]
}

function spreadOut(rows: readonly DomElement[][], writer: Writer): TableCell[][] {
  // How many rows a cell above still reaches down, by column.
  const taken: number[] = []
  return rows.map((row) => {
    const cells: TableCell[] = []
    const passOver = () => {
      while ((taken[cells.length] ?? 0) > 0) {
        taken[cells.length] = (taken[cells.length] ?? 0) - 1
        cells.push(EMPTY)
      }
    }
    for (const cell of row) {
      passOver()
      const down = span(cell, 'rowspan') - 1
      for (let column = 0; column < span(cell, 'colspan'); column++) {
        taken[cells.length] = down
        cells.push(column === 0 ? { type: 'tableCell', children: content(cell, writer) } : EMPTY)
      }
    }
    passOver()
    return cells
  })
}

const EMPTY: TableCell = { type: 'tableCell', children: [] }

function span({ attribs }: DomElement, name: string): number {
  return Math.max(1, Number(attribs[name]) || 1)
}

function filled(row: readonly TableCell[], width: number): TableRow {
  return { type: 'tableRow', children: [...row, ...Array<TableCell>(width - row.length).fill(EMPTY)] }
}

function alignOf({ attribs }: DomElement): AlignType {
  const written = attribs['align'] ?? /text-align:\s*(\w+)/.exec(attribs['style'] ?? '')?.[1]
  return written === 'left' || written === 'right' || written === 'center' ? written : null
}

function content(cell: DomElement, writer: Writer): PhrasingContent[] {
  return writer
    .blocks(cell.children)
    .flatMap(linesOf)
    .flatMap((line, index) => (index === 0 ? line : [BREAK, ...line]))
}

const BREAK: PhrasingContent = { type: 'html', value: '<br>' }

/** What a block says, line by line. */
function linesOf(block: Block): PhrasingContent[][] {
  if (block.type === 'code') return block.value.split('\n').map((value) => [{ type: 'inlineCode', value }])
  if (block.type === 'paragraph' || block.type === 'heading')
    return [trimmed(block.children).map((child) => (child.type === 'break' ? BREAK : child))]
  if (!('children' in block)) return []
  return (block.children as (Block | { type: string; children: Block[] })[]).flatMap((child) =>
    child.type === 'listItem' ? (child.children as Block[]).flatMap(linesOf) : linesOf(child as Block),
  )
}
