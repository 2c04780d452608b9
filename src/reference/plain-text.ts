/** A description without the marks of Markdown: code, emphasis, links, pictures, headings, quotes, lists and tables leave their words. */
export function plainText(markdown: string): string {
  return (
    markdown
      // Lines that are marks alone: of fences, tables, rules.
      .replace(/^[ \t]*(?:(?:`{3,}|~{3,}).*|[ \t|:-]*-[ \t|:-]*[-|:]|(?:\*[ \t]*){3,})[ \t]*$/gm, '')
      .replace(/^[ \t]*\|(.*?)(?<!\\)\|?[ \t]*$/gm, (_row, cells: string) =>
        cells
          .replace(/[ \t]*(?<!\\)\|[ \t]*/g, ' ')
          .replaceAll('\\|', '|')
          .trim(),
      )
      .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
      .replace(/^[ \t]{0,3}#{1,6}[ \t]+/gm, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/`([^`]*)`/g, '$1')
      .replace(/\*\*([^*]*)\*\*/g, '$1')
      .replace(/~~([^~]*)~~/g, '$1')
      .replace(/^[ \t]*(?:[-*+]|\d+[.)]) /gm, '')
      .replace(/\n{2,}/g, '\n')
  )
}

/** Descriptions without the marks of Markdown, a line or more each; what is absent or empty is left out. */
export function plainLines(...texts: (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined && text !== '')
    .map((text) => plainText(text ?? '').trim())
    .join('\n')
}
