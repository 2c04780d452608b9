/** A heading with what stands below it, up to the next one. */
interface Part {
  /** 2 to 6; of what stands above the first heading 1. */
  level: number
  title: string
  elements: HTMLElement[]
  rowsLeft: number
}

/** In capitals, a method is meant; `get` may be a word of a title, too. */
const METHOD = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE)$/

/** The words of a query; a row has to have all of them. */
export function wordsOf(query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean)
  return words.map((word) => (METHOD.test(word) ? word : word.toLowerCase()))
}

/**
 * Hides the rows of tables that do not have all words, and the headings below which no row is left.
 * @param scope tables, with the headings above them
 * @returns how many rows are left
 */
export function filterParts(scope: Element, words: readonly string[]): number {
  const parts = partsOf(scope)
  for (const part of parts) part.rowsLeft = filterRows(part, words)
  for (const [index, { level, elements, rowsLeft }] of parts.entries()) {
    let left = rowsLeft
    for (const below of parts.slice(index + 1)) {
      if (below.level <= level) break
      left += below.rowsLeft
    }
    for (const element of elements) element.hidden = words.length > 0 && left === 0
  }
  return parts.reduce((sum, { rowsLeft }) => sum + rowsLeft, 0)
}

function partsOf(scope: Element): Part[] {
  const parts: Part[] = [{ level: 1, title: '', elements: [], rowsLeft: 0 }]
  for (const element of scope.children as Iterable<Element>) {
    const heading = element.querySelector(':scope > :is(h2, h3, h4, h5, h6)')
    if (heading) {
      const title = (heading.textContent ?? '').toLowerCase()
      parts.push({ level: Number(heading.tagName[1]), title, elements: [], rowsLeft: 0 })
    }
    if (element instanceof HTMLElement) parts.at(-1)?.elements.push(element)
  }
  return parts
}

function filterRows({ title, elements }: Part, words: readonly string[]): number {
  let count = 0
  for (const body of elements.flatMap((element) => [...element.querySelectorAll('tbody')])) {
    // A row of one cell is a heading.
    const rows = [...body.rows].filter(({ cells }) => cells.length > 1)
    for (const row of rows) row.hidden = !words.every((word) => matches(row, title, word))
    const left = rows.filter((row) => !row.hidden).length
    body.hidden = left === 0
    count += left
  }
  return count
}

/**
 * The permalink of an operation is its operationId in other letters: `startJob`, `start_job` and `start-job` are the same. `5xx` in a heading stands
 * for all statuses from 500.
 */
function matches(row: HTMLTableRowElement, title: string, word: string): boolean {
  if (METHOD.test(word)) {
    const badge = row.querySelector('[data-method]')
    return badge ? badge.textContent === word : new RegExp(`\\b${word}\\b`).test(row.textContent ?? '')
  }
  const id = row.querySelector('a')?.hash ?? ''
  const plain = word.replace(/[-_]/g, '')
  const statuses = word.replace(/^([1-5])\d\d$/, '$1xx')
  const text = `${title} ${row.textContent ?? ''}`.toLowerCase()
  return (
    text.includes(word) ||
    title.includes(statuses) ||
    (plain !== '' && id.replace(/[-_#]/g, '').includes(plain))
  )
}
