import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { plainText } from './plain-text.ts'

interface PartProps {
  children?: ReactNode
  colSpan?: number
  rowSpan?: number
  role?: string
  'data-label'?: string
}

type Part = ReactElement<PartProps>

/** Columns of a table that is always stacked where there is little room. */
const MANY_COLUMNS = 4
/** Characters of the longest cells of three columns: more do not stand beside each other on a phone. */
const MANY_CHARACTERS = 48

/**
 * The sections of a table in a form that a style sheet can stack: every cell names its column, and all say what they are, because browsers
 * forget that when cells do not stand beside each other.
 * @param children sections of a table
 * @param always stacks any table, without names
 * @returns `undefined` for a table that is never stacked: it is narrow, has no head, or cells that span others
 */
export function stackedRows(children: ReactNode, always: boolean): ReactNode[] | undefined {
  const sections = partsOf(children)
  const [labels, ...rows] = sections.flatMap((section) => partsOf(section).map(partsOf))
  if (!labels || sections[0]?.type !== 'thead') return undefined
  const isRegular = rows.every((cells) => cells.length === labels.length && cells.every(isPlain))
  if (!always && !(isRegular && isWide(labels.length, rows))) return undefined
  const names = always ? [] : labels.map(plainText)
  return sections.map((section, index) =>
    changed(section, { role: 'rowgroup' }, (row) =>
      changed(row, { role: 'row' }, (cell, column) =>
        cloneElement(cell, attributesOf(cell, names[column] ?? '', index === 0)),
      ),
    ),
  )
}

function isWide(columns: number, rows: readonly (readonly Part[])[]): boolean {
  if (columns >= MANY_COLUMNS) return true
  return columns === MANY_COLUMNS - 1 && lengthOf(rows) > MANY_CHARACTERS
}

/** Characters of a row of the longest cells. */
function lengthOf(rows: readonly (readonly Part[])[]): number {
  const longest: number[] = []
  for (const cells of rows)
    for (const [index, cell] of cells.entries())
      longest[index] = Math.max(longest[index] ?? 0, plainText(cell).length)
  return longest.reduce((sum, length) => sum + length, 0)
}

function attributesOf(cell: Part, name: string, inHead: boolean): PartProps {
  // One without words is drawn as an ordinary cell.
  if (inHead) return { role: plainText(cell) === '' ? 'cell' : 'columnheader' }
  return { role: cell.type === 'td' ? 'cell' : 'rowheader', ...(name !== '' && { 'data-label': name }) }
}

function changed(part: Part, props: PartProps, change: (child: Part, index: number) => Part): Part {
  return cloneElement(part, props, partsOf(part).map(change))
}

/** The elements in another one, or in a list; white space between the tags of an author is none. */
export function partsOf(node: ReactNode): Part[] {
  const children = isValidElement<PartProps>(node) ? node.props.children : node
  return Children.toArray(children).filter((child) => isValidElement<PartProps>(child))
}

function isPlain({ props }: Part): boolean {
  return props.colSpan === undefined && props.rowSpan === undefined
}
