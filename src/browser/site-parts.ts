/**
 * What the site's settings call for. A build puts the answers of its site here (src/build/inline-script.ts) and leaves out of the inline
 * script what no page of it can use; during development, where settings change, everything is there.
 */

/** Not every reader gets the same theme. */
export const HAS_THEMES: boolean = true
/** There is a banner. */
export const HAS_BANNER: boolean = true
