/** Loaded by `import()` on the first page that needs it (start.ts); from then on it looks at every page. */
import { onPageShown } from '../events/page-shown.ts'
import { fillBrokenLink } from './broken-link.ts'
import { followFilter } from './filter-of-address.ts'
import { followMoved } from './moved-parts.ts'

onPageShown(fillBrokenLink)
onPageShown(followMoved)
onPageShown(followFilter)
addEventListener('hashchange', followMoved)
