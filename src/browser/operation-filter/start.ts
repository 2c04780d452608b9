import { latePartAt } from '../late-parts/late-part.ts'

/** Filter above the operations of a long API reference: what filters is loaded when the reader comes to the field. */
export function startOperationFilter(): void {
  latePartAt(
    '[data-filter]',
    'input',
    () => import('./filter.ts'),
    ({ filterOperations }, field) => filterOperations(field),
  )
}
