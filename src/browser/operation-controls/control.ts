/** What the controls of an API document do; loaded when the reader comes to the first one (start.ts). */
import { followChoice } from './choose.ts'
import { fillFilters, filterTables } from './filter.ts'
import { followFolding, unfoldAll } from './unfold.ts'

followFolding()
// What was chosen before this came.
for (const list of document.querySelectorAll<HTMLSelectElement>('select[data-choice]')) followChoice(list)

/** @param control a field that filters, a list of requests, or a button that opens all */
export function operate(control: HTMLElement): void {
  if (control instanceof HTMLInputElement) filterTables(control)
  else if (control instanceof HTMLSelectElement) followChoice(control)
  else unfoldAll(control)
}

// For the words in the address of a page (rare-pages/filter-of-address.ts).
export { fillFilters }
