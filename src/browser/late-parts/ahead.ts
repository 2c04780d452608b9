/** Loaded when the page is idle, or with the first part that the reader wants: prefetching, and what must be there when nothing more can be loaded. */
import { savesData } from '../reader/saves-data.ts'
import { prefetchAhead } from '../soft-navigation/prefetch-ahead.ts'
import { restoreTyped } from './typed-words.ts'

export { recover } from './recover.ts'

restoreTyped()
// The authors' server would draw every page that it is asked about.
if (!import.meta.env.DEV && !savesData() && window.IntersectionObserver) prefetchAhead()
