/** A file of its own, loaded by `import()` after the rest of error reporting: it is the largest part. */
import { addIntegration, replayIntegration } from '@sentry/browser'

const SECOND_MS = 1000
const MIN_REPLAY_MS = 5 * SECOND_MS
const MAX_REPLAY_MS = 3600 * SECOND_MS

/** What repeats the reader's own words: the panel of the search, what can be edited in the page, and what a part of the page declares as such. */
const PRIVATE = ['.search-panel', '[contenteditable]', '[data-private]']

/** Records visits (R9.13). The pages are public, what the reader types is not. */
export function addReplay(): void {
  addIntegration(
    replayIntegration({
      minReplayDuration: MIN_REPLAY_MS,
      maxReplayDuration: MAX_REPLAY_MS,
      maskAllInputs: true,
      maskAllText: false,
      mask: PRIVATE,
      networkCaptureBodies: false,
      // It would need a worker made of text, which the content security policy forbids; and what is compressed cannot be cleaned of queries.
      useCompression: false,
    }),
  )
}
