import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

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
 * Takes the sheet of API documents off the written pages that show none: Vike links every sheet on every page. Going to a page that has it,
 * the exchange of pages adds it.
 */
export async function dropReferenceStyles(client: string): Promise<void> {
  const names = await readdir(client, { recursive: true })
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const file = path.join(client, name)
    const html = await readFile(file, 'utf8')
    if (!html.includes(' data-reference=')) await writeFile(file, html.replace(LINK, ''))
  }
}
