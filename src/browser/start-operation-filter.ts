import { onApproach } from './on-approach.ts'

/** Filter above the operations of a long API reference: what filters is loaded when the reader comes to the field. */
export function startOperationFilter(): void {
  onApproach('[data-filter]', (field) => {
    import('./operation-filter.ts').then(
      ({ filterOperations }) => filterOperations(field),
      // The table stays whole; the next touch tries again.
      () => {},
    )
  })
}
