/**
 * Which heading is being read (TOC-06 – TOC-09): the topmost one in the upper half of the window; if there is none, the last one above it;
 * before the first, the first; at the end of a scrolled page, the last.
 *
 * @param tops distance of each heading from the top of the window in px, in document order; `undefined` for hidden ones
 * @param height of the window in px
 * @returns its index, or -1 when there is none
 */
export function activeHeading(tops: readonly (number | undefined)[], height: number, atEnd: boolean): number {
  const isVisible = (top: number | undefined) => top !== undefined
  if (atEnd) return tops.findLastIndex(isVisible)
  const inUpperHalf = tops.findIndex((top) => top !== undefined && top >= 0 && top < height / 2)
  if (inUpperHalf >= 0) return inUpperHalf
  const above = tops.findLastIndex((top) => top !== undefined && top < 0)
  return above >= 0 ? above : tops.findIndex(isVisible)
}
