/**
 * Where the page that is open tells of a field of an assertion or of its request.
 * @param operation permalink of the operation
 * @returns undefined where the page does not show it
 */
export function permalinkOf(operation: string, field: string): string | undefined {
  const start = CSS.escape(`${operation}.body.`)
  const found = document.querySelector(`[id^="${start}"][id$=".${CSS.escape(field)}"]`)
  return found ? `#${found.id}` : undefined
}
