import { fillBrokenLink } from './broken-link.ts'
import { followMoved } from './moved-parts.ts'

let isListening = false

/** Loaded by `import()` (start.ts), and called for each page that has something to do. */
export function helpOnPage(): void {
  fillBrokenLink()
  followMoved()
  if (!isListening) addEventListener('hashchange', followMoved)
  isListening = true
}
