/** Names under which the browser remembers things, beside those that authors choose (theme, banner, tabs). */

/** Session: JSON object, route of a folder → open. */
export const FOLDERS_KEY = 'sidebar-folders'
/** Session: `1` while the reader has hidden the sidebar. */
export const SIDEBAR_HIDDEN_KEY = 'sidebar-hidden'
/** Session: `1` while long code lines wrap. */
export const CODE_WRAP_KEY = 'code-wrap'
/** Session: JSON array of the latest searches that led somewhere (recent-searches.ts). */
export const RECENT_SEARCHES_KEY = 'recent-searches'
/** Local, until the page is there: JSON object, the place that a chosen answer of the search leads to (found-place.ts). */
export const FOUND_KEY = 'found'
/** Session: files of the build for which an old page has reloaded itself (late-parts/recover.ts). */
export const RELOADED_KEY = 'reloaded-for'
/** Session, over a reload: JSON, what the reader has typed (late-parts/typed-words.ts). */
export const TYPED_KEY = 'typed-words'
/** Value that means a dismissed banner (R5.06). */
export const BANNER_DISMISSED = '0'
