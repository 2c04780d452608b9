/** Constants of the specification (R9), named once. Lengths in px or rem as the name says, times in ms. */

export const DEFAULT_LOCALE = 'en-US'
export const MOBILE_BREAKPOINT_PX = 768

export const DEFAULT_MENU_COLLAPSE_LEVEL = 2

export const SCROLL_TO_TOP_PX = 300
export const COPY_CONFIRMATION_MS = 2000
export const DETAILS_COLLAPSE_MS = 500
export const RESIZING_CLASS_MS = 200
export const TYPE_AHEAD_RESET_MS = 350
export const LOCALE_COOKIE_DAYS = 365

export const URL_MAX_LENGTH = 2048

/** R9.12: what images are offered in. */
export const IMAGE_QUALITY = 75
export const IMAGE_DEVICE_WIDTHS_PX: readonly number[] = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
export const IMAGE_WIDTHS_PX: readonly number[] = [16, 32, 48, 64, 96, 128, 256, 384]

export const PRIMARY_HUE_DARK = 204
export const PRIMARY_HUE_LIGHT = 212
export const PRIMARY_SATURATION = 100

/** Colours of the browser's own frame (HED-04). */
export const THEME_COLOURS = { light: '#fff', dark: '#111' } as const

/** Ids of the frame around every article: nothing in an article may have them. */
export const FRAME_IDS: readonly string[] = [
  'banner',
  'bar',
  'content',
  'menu',
  'menu-search',
  'search',
  'search-list',
  'top',
]
