/** Something wrong at one place of the source. */
export interface Finding {
  /** Path relative to the root, forward slashes. */
  file: string
  line: number
  message: string
}
