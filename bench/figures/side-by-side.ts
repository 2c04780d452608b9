/** A row of a table: its name and a cell for each column; undefined where the column has no such figure. */
export type Row = readonly [name: string, ...cells: (string | undefined)[]]

/** A Markdown table with columns of even width, as it is read in a terminal. */
export function sideBySide(head: Row, rows: readonly Row[]): string {
  const table = [head, ...rows].map((row) => row.map((cell) => cell ?? '–'))
  const widths = head.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const [first = [], ...others] = table.map((row) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  )
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(first), line(rule), ...others.map(line)].join('\n')
}
