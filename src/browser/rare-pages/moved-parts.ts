/** Goes on to the page that has what the fragment means, when the page in the window has only the row that leads there. */
export function followMoved(): void {
  const address = movedAddress(location.hash)
  if (address !== undefined) location.replace(address)
}

/**
 * The address of a part that has moved to another page.
 * @param hash with its `#`: the permalink of a row, one that begins like it (`start-job.body` and `start-job`), or one that a row names
 * @returns undefined for what is on this page, or nowhere
 */
export function movedAddress(hash: string): string | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-moved]')]
  for (const id of [hash.slice(1), decoded(hash.slice(1))]) {
    const rowOf = (name: string) => rows.find((row) => row.id === name)
    const row =
      rowOf(id) ??
      rows.find(({ dataset }) => dataset['moved']?.split(' ').includes(id)) ??
      (document.getElementById(id) ? undefined : rowOf(id.replace(/[.:].*$/s, '')))
    const link = id && row?.querySelector('a')
    if (link) return link.href.replace(/#.*$/s, '') + hash
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
