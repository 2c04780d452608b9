/** Filters the tables of a page by the words in its address, `?filter=429`. */
export function followFilter(): void {
  const words = new URLSearchParams(location.search).get('filter')
  // Without it the whole list is there.
  if (words)
    import('../operation-controls/control.ts').then(
      ({ fillFilters }) => fillFilters(words),
      () => {},
    )
}
