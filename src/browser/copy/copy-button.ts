/** The button that copies a block of code. */
export const COPY_BUTTON = '[data-copy]'
