/**
 * Address of the Markdown twin of a page.
 * @param address of the page, with its locale and without base path
 */
export function twinAddress(address: string): string {
  return address === '/' ? '/index.md' : `${address.replace(/\/$/, '')}.md`
}

/** The page that a twin belongs to: the other direction of `twinAddress`; undefined for an address that is none of a twin. */
export function pageOfTwin(address: string): string | undefined {
  if (address === '/index.md') return '/'
  return /^(\/.*[^/])\.md$/s.exec(address)?.[1]
}
