import type { RuleLevel } from '../../config/api-rules.ts'
import type { Problem } from '../../config/problem.ts'
import { shortened } from '../../config/shortened.ts'
import type { SourcePage } from '../../site/source.ts'

/**
 * Tells apart the links of API documents, which may be written for the site of their service, from those of pages.
 * @param lost links that lead nowhere; those of a document have no line in the page that shows it
 * @param level of the rule `siteLinks`
 */
export function documentLinks(
  lost: readonly Problem[],
  pages: Iterable<Pick<SourcePage, 'file' | 'frontMatter'>>,
  level: RuleLevel,
): Record<'error' | 'warn', Problem[]> {
  const shown = new Set([...pages].filter(({ frontMatter }) => frontMatter.api).map(({ file }) => file))
  const isOfDocument = ({ file, line }: Problem) => line === undefined && shown.has(file)
  const of = lost
    .filter(isOfDocument)
    .map((problem) => ({ ...problem, message: `${problem.message} (rule siteLinks)` }))
  return {
    error: [...lost.filter((problem) => !isOfDocument(problem)), ...(level === 'error' ? of : [])],
    warn: level === 'warn' ? shortened(of) : [],
  }
}
