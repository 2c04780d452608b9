import { IMAGE_DEVICE_WIDTHS_PX, IMAGE_WIDTHS_PX } from '../config/constants.ts'

/** Text is at most 60rem wide (R9.02). */
export const COLUMN_PX = 960
/** On a screen with two pixels for one. */
const MAX_PX = 2 * COLUMN_PX
/** Narrower ones save nothing. */
const MIN_PX = 256

const STEPS = [...IMAGE_WIDTHS_PX, ...IMAGE_DEVICE_WIDTHS_PX].filter(
  (width) => width >= MIN_PX && width <= MAX_PX,
)

/**
 * The widths in which a page offers a picture: steps of the specification (R9.12) below its own width, and that width itself.
 * @param width of the picture, in pixels
 */
export function variantWidths(width: number): number[] {
  return [...STEPS.filter((step) => step < width), ...(width <= MAX_PX ? [width] : [])]
}

/** The attribute `sizes`: how wide a picture is shown in an article, as far as that is known without a layout. */
export function shownSizes(width: number): string {
  const shown = Math.min(width, COLUMN_PX)
  return `(min-width: ${shown}px) ${shown}px, 100vw`
}
