/** A page of the output folder. */
export interface WrittenPage {
  /** Relative to the output folder. */
  file: string
  ids: ReadonlySet<string>
  /** Values of `href` and `src`, in document order, each once. */
  addresses: ReadonlySet<string>
  /** How many elements its document has; none for one that the site brings ready-made. */
  elements?: number
  /** The file in whose front matter `apiPages: groups` would make it shorter. */
  splitIn?: string
  /** Whether it has an application. */
  hasApplication?: boolean
  /** The same for pages whose frame is the same but for names and marks; none for a document that the site brings ready-made. */
  shape?: string
}
