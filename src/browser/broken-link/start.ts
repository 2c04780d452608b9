/** Only the not-found page has such a link; without the script it leads to an issue as well, whose title names no path. */
export function startBrokenLink(): void {
  if (!document.querySelector('[data-broken-link]')) return
  import('./broken-link.ts').then(
    ({ fillBrokenLink }) => fillBrokenLink(),
    () => {},
  )
}
