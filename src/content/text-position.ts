/** A place in a text; both numbers count from 1, columns in UTF-16 code units. */
export interface TextPosition {
  line: number
  column: number
}

/** The place of a character of `text`. */
export function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1 }
}
