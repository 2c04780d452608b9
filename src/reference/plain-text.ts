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
