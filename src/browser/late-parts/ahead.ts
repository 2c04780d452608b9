/**
 * Loaded when the page is idle, or with the first part that the reader wants: prefetching, what no reader does at once, and what must be there when
 * nothing more can be loaded.
 */
import { run } from '../events/page-shown.ts'
import { watchResizing } from '../layout/resizing.ts'
import { startOffline } from '../offline/start.ts'
import { savesData } from '../reader/saves-data.ts'
import { loadSearchBox } from '../search/start.ts'
import { prefetchAhead } from '../soft-navigation/prefetch-ahead.ts'
import { readStored } from '../storage/storage.ts'
import { FOUND_KEY } from '../storage/storage-keys.ts'
import { restoreTyped } from './typed-words.ts'

export { recover } from './recover.ts'

// What one browser lacks must not cost the rest.
run(restoreTyped)
run(watchResizing)
run(startOffline)
// An answer of the search led here, from another tab or without soft navigation: its place is shown.
if (readStored('local', FOUND_KEY)) loadSearchBox().catch(() => {})
// The authors' server would draw every page that it is asked about.
if (!import.meta.hot && !savesData() && window.navigation && window.IntersectionObserver) prefetchAhead()
