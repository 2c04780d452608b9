/** The button of a theme switch, which opens its list. */
export const THEME_BUTTON = '[aria-haspopup=listbox]'
