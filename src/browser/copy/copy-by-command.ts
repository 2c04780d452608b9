/**
 * Copies without the clipboard interface, which browsers keep from pages that are not served over HTTPS: through a selected field.
 * The reader's selection and focus come back.
 */
export function copyByCommand(text: string): boolean {
  const selection = getSelection()
  const ranges = selection
    ? Array.from({ length: selection.rangeCount }, (_, i) => selection.getRangeAt(i))
    : []
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  // What is hidden so has collapsed blanks, and the browser copies what it shows (C56).
  field.style.whiteSpace = 'pre'
  field.readOnly = true
  document.body.append(field)
  try {
    field.focus({ preventScroll: true })
    field.select()
    return document.execCommand('copy')
  } finally {
    field.remove()
    selection?.removeAllRanges()
    for (const range of ranges) selection?.addRange(range)
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
