import { addChanges } from './add-changes.ts'
import { addReference } from './add-reference.ts'
import type { PageDocuments } from './api-document.ts'
import { compilePage } from './compile-page.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { Variables } from './variables.ts'

/**
 * Compiles a page with what its front matter adds to its text: an API document, or the differences of two.
 * @param text of the file
 * @param file its path relative to the site root
 * @param locale in which the page is written
 * @throws SiteProblems with every problem of the page
 */
export async function compileSource(
  text: string,
  file: string,
  { api, changes }: PageDocuments,
  variables: Variables,
  locale: string,
): Promise<CompiledPage> {
  const article = await compilePage(text, file, variables)
  const changed = changes ? addChanges(article, changes, variables, locale) : article
  return api ? addReference(changed, api, variables, { file, locale }) : changed
}
