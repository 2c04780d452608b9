const started = new WeakSet<HTMLInputElement>()

/**
 * Lets a field filter the table of operations that follows it, by method, path, title and operationId; says how many are left.
 *
 * @param field its `data-filter` is what stands in front of the number
 */
export function filterOperations(field: HTMLInputElement): void {
  if (started.has(field)) return
  started.add(field)
  field.addEventListener('input', () => showMatches(field))
  // What was typed before this came.
  if (field.value) showMatches(field)
}

function showMatches(field: HTMLInputElement): void {
  const box = field.closest('p')
  const table = box?.nextElementSibling?.querySelector('table')
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  let count = 0
  for (const body of table?.tBodies ?? []) {
    const rows = [...body.rows].filter(({ cells }) => cells.length > 1)
    for (const row of rows) row.hidden = !words.every((word) => matches(row, word))
    const left = rows.filter((row) => !row.hidden).length
    body.hidden = left === 0
    count += left
  }
  const output = box?.querySelector('output')
  if (output) output.textContent = words.length > 0 ? `${field.dataset['filter']} ${count}` : ''
}

/** The permalink is the operationId in other letters: `startJob`, `start_job` and `start-job` are the same. */
function matches(row: HTMLTableRowElement, word: string): boolean {
  const id = row.querySelector('a')?.hash ?? ''
  const plain = word.replace(/[-_]/g, '')
  return (
    (row.textContent ?? '').toLowerCase().includes(word) ||
    (plain !== '' && id.replace(/[-_#]/g, '').includes(plain))
  )
}
