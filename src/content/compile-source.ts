import type { RuleLevels } from '../config/api-rules.ts'
import type { Problem } from '../config/problem.ts'
import { addChanges } from './add-changes.ts'
import { addReference } from './add-reference.ts'
import type { PageDocuments } from './api-document.ts'
import { compilePage } from './compile-page.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { ReadingOfApis } from './read-api-document.ts'
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
  { variables, apiRules }: { variables: Variables; apiRules: RuleLevels },
  locale: string,
): Promise<CompiledPage> {
  const article = await compilePage(text, file, variables)
  const warnings: Problem[] = []
  const reading: ReadingOfApis = {
    variables,
    levels: apiRules,
    warn: (problems) => warnings.push(...problems),
  }
  const changed = changes ? addChanges(article, changes, reading, locale) : article
  const page = api ? await addReference(changed, api, reading, { file, locale }) : changed
  return warnings.length > 0 ? { ...page, warnings } : page
}
