import { collectProblems, type Problem, SiteProblems } from '../config/problem.ts'
import { addChanges } from './add-changes.ts'
import { addReference } from './add-reference.ts'
import type { PageDocuments } from './api-document.ts'
import { compilePage } from './compile-page.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { Variables } from './variables.ts'

/** Stands for an article that is wrong while the documents of its page are checked. */
const NO_ARTICLE: CompiledPage = { code: '', headings: [], sections: {}, links: [], images: [], warnings: [] }

/**
 * Compiles a page with what its front matter adds to its text: an API document, or the differences of two.
 * @param text of the file
 * @param file its path relative to the site root
 * @param locale in which the page is written
 * @throws SiteProblems with every problem of the page and of its documents
 */
export async function compileSource(
  text: string,
  file: string,
  { api, changes, problems: missing }: PageDocuments,
  variables: Variables,
  locale: string,
): Promise<CompiledPage> {
  const problems: Problem[] = [...missing]
  const warnings: Problem[] = []
  const article =
    (await collectProblems(problems, () => compilePage(text, file, variables), warnings)) ?? NO_ARTICLE
  const changed =
    changes && (await collectProblems(problems, () => addChanges(article, changes, variables, locale)))
  const whole =
    api &&
    (await collectProblems(problems, () =>
      addReference(changed ?? article, api, variables, { file, locale, text }),
    ))
  if (problems.length > 0) throw new SiteProblems(problems, [...warnings, ...article.warnings])
  return whole ?? changed ?? article
}
