import type { BrowserSettings } from '../config/browser-settings.ts'
import type { WordAddresses } from './application-words.ts'

/** Scripts and style sheets that a page links; addresses without base path. */
export interface PageFiles {
  /** In this order; the first one sets the order of the cascade layers. */
  sheets: readonly string[]
  /** Of pages that show an API document, after the others. */
  referenceSheets: readonly string[]
  /** Of other pages with a filter. */
  filterSheets: readonly string[]
  scripts: readonly PageScript[]
  /** Text of the script that runs before the first paint. */
  beforePaint: string
  settings: BrowserSettings
  /** Of applications. */
  words: WordAddresses
}

export interface PageScript {
  src: string
  /** Its hash (Subresource Integrity): a copy that somebody else serves under this address and has changed is not run. */
  integrity?: string
}
