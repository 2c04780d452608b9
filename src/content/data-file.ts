/** A file that a page leads to. */
export interface DataFile {
  /** Without base path, with a hash of the text. */
  address: string
  text: string
}
