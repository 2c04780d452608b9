import type { RuleLevels } from '../config/api-rules.ts'
import { collectProblems, type Problem, SiteProblems } from '../config/problem.ts'
import type { SourcePage } from '../site/source.ts'
import { addChanges } from './add-changes.ts'
import { addReference } from './add-reference.ts'
import type { PageDocuments } from './api-document.ts'
import { boundOperations } from './bound-operations.ts'
import { compilePage } from './compile-page.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { ReadingOfApis } from './read-document.ts'
import type { Variables } from './variables.ts'

/** Of the page of a group, and in place of an article that is wrong while the documents of its page are checked. */
const NO_ARTICLE: CompiledPage = { code: '', headings: [], sections: {}, links: [], images: [], warnings: [] }

/**
 * Compiles a page with what its front matter adds to its text: an API document, or the differences of two.
 * @param text of the page's file
 * @param locale in which the page is written
 * @throws SiteProblems with every problem of the page and of its documents
 */
export async function compileSource(
  text: string,
  source: SourcePage,
  { api, changes, bound, problems: missing }: PageDocuments,
  { variables, apiRules }: { variables: Variables; apiRules: RuleLevels },
  locale: string,
): Promise<CompiledPage> {
  const { file, group } = source
  const problems: Problem[] = [...missing]
  const warnings: Problem[] = []
  const reading: ReadingOfApis = {
    variables,
    levels: apiRules,
    warn: (found) => warnings.push(...found),
  }
  const operations = await boundOperations(bound, reading, locale)
  const article =
    (await collectProblems(
      problems,
      () => (group ? NO_ARTICLE : compilePage(text, file, variables, operations)),
      warnings,
    )) ?? NO_ARTICLE
  warnings.push(...article.warnings)
  let changed = article
  for (const pair of changes)
    changed = (await collectProblems(problems, () => addChanges(changed, pair, reading, locale))) ?? changed
  const whole =
    api &&
    (await collectProblems(problems, () => addReference(changed, api, reading, { source, locale, text })))
  if (problems.length > 0) throw new SiteProblems(problems, warnings)
  return { ...(whole ?? changed), warnings }
}
