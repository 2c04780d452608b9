/** A text in lines for a drawing, which has no line breaks of its own: broken between words, and in long names after `_`. */
export function wrapText(text: string, length: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    for (const [index, part] of (word.length > length ? word.split(/(?<=_)/) : [word]).entries()) {
      const last = lines.at(-1)
      const space = index === 0 ? ' ' : ''
      if (last !== undefined && last.length + space.length + part.length <= length)
        lines[lines.length - 1] = last + space + part
      else lines.push(part)
    }
  }
  return lines
}
