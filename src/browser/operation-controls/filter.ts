import { fragmentTarget } from '../fragments/fragment.ts'
import { filterParts, wordsOf } from './filter-parts.ts'

const started = new WeakSet<HTMLInputElement>()

addEventListener('hashchange', showTarget)

/**
 * Lets a field filter the tables in the element after it, such as operations by method, path, title and operationId; says how many rows are left.
 *
 * @param field its `data-filter` is what stands in front of the number
 */
export function filterTables(field: HTMLInputElement): void {
  if (started.has(field)) return
  started.add(field)
  field.addEventListener('input', () => showMatches(field))
  // Not every browser empties a field of this kind.
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setWords(field, '')
  })
  // What was typed before this came.
  if (field.value) showMatches(field)
}

/** Fills the fields of the page; what the fragment of its address means is shown in any case. */
export function fillFilters(words: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-filter]')) {
    filterTables(field)
    setWords(field, words)
  }
  showTarget()
  // The rows above it have gone.
  fragmentTarget(location.hash)?.scrollIntoView()
}

/** A reader who follows a link to what is filtered away wants to see it. */
function showTarget(): void {
  const target = fragmentTarget(location.hash)
  if (!target || target.checkVisibility()) return
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-filter]'))
    if (tablesOf(field)?.contains(target)) setWords(field, '')
  target.scrollIntoView()
}

function setWords(field: HTMLInputElement, words: string): void {
  field.value = words
  showMatches(field)
}

function showMatches(field: HTMLInputElement): void {
  const tables = tablesOf(field)
  const words = wordsOf(field.value)
  const count = tables ? filterParts(tables, words) : 0
  const output = field.closest('p')?.querySelector('output')
  if (output) output.textContent = words.length > 0 ? `${field.dataset['filter']} ${count}` : ''
}

function tablesOf(field: HTMLInputElement): Element | null | undefined {
  return field.closest('p')?.nextElementSibling
}
