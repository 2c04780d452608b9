/** A running site of the pages of corpus/write-corpus.ts. */
export interface MeasuredSite {
  name: string
  /** Address of its home page, with a slash at the end. */
  url: string
  /** Route of the first page, below the home page: `/part-0/page-0`. */
  start: string
  /** Selector of the part whose links lead to `Page 1`, `Page 2` and so on. */
  sidebar: string
}

export function startAddress({ url, start }: MeasuredSite): string {
  return new URL(start.replace(/^\//, ''), url).href
}
