/** The button that keeps the whole site. */
export const KEEP_BUTTON = '[data-keep-site]'
