/** Error pages, which servers look for under either name (R2.05). */
const ERROR_PAGE = /\/(404|500)$/

/**
 * The names of a page's files in the output folder.
 * @param address decoded, without base path
 */
export function pageNames(address: string): string[] {
  const name = `${address.replace(/^\/$/, '')}/index.html`
  return ERROR_PAGE.test(address) ? [name, `${address}.html`] : [name]
}
