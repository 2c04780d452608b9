/** The button that opens an application. */
export const OPEN_BUTTON = '[data-open-application]'
