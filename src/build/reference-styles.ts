/** Folder of the rules that only pages with an API document need; they become a sheet of this name. */
const NAME = 'reference'

/** For the bundler's `codeSplitting.groups`: the rules of API documents are a sheet of their own. */
export const referenceStyles = {
  name: NAME,
  test: new RegExp(`[\\\\/]theme[\\\\/]${NAME}[\\\\/].*\\.css$`),
  priority: 1,
}

const LINK = new RegExp(`<link rel="stylesheet"[^>]* href="[^"]*/${NAME}\\.[^"/]*\\.css">`)

/**
 * A written page without the sheet of API documents, where it shows none: Vike links every sheet on every page. Going to a page that has it,
 * the exchange of pages adds it.
 */
export function withoutReferenceStyles(html: string): string {
  return html.includes(' data-reference=') ? html : html.replace(LINK, '')
}
