import { onApproach } from '../events/on-approach.ts'

/**
 * Filter above the operations of a long API reference: what filters is loaded when the reader comes to the field. Where that fails, the table
 * stays whole, and the next touch tries again.
 */
export function startOperationFilter(): void {
  onApproach('[data-filter]', (field) =>
    import('./filter.ts').then(({ filterOperations }) => filterOperations(field)),
  )
}
