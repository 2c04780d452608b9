import type { RuleLevels } from '../config/api-rules.ts'
import { collectProblems, type Problem, SiteProblems } from '../config/problem.ts'
import type { ApiReference } from '../reference/model.ts'
import { readReference } from '../reference/read-reference.ts'
import { textsOf } from '../texts/texts-of.ts'
import { type ApiDocument, inserted } from './api-document.ts'
import { keyOf } from './kept-results.ts'
import { insertKnown, type Variables } from './variables.ts'

/** What is needed to read the API documents of a page. */
export interface ReadingOfApis {
  variables: Variables
  levels: RuleLevels
  /** Takes what does not stop the reading. */
  warn: (problems: readonly Problem[]) => void
}

/**
 * The model of an API document of a site, variables inserted into each of its files.
 * @param locale of the page that shows it
 * @throws SiteProblems with unknown variables and with everything that is wrong in the document
 */
export async function readDocument(
  document: ApiDocument,
  { variables, levels, warn }: ReadingOfApis,
  locale: string,
): Promise<ApiReference> {
  const key = keyOf(document, variables, levels, locale)
  if (last?.key !== key) {
    const warnings: Problem[] = []
    const found = (problems: readonly Problem[]) => warnings.push(...problems)
    last = { key, warnings, model: readNow(document, { variables, levels, warn: found }, locale) }
  }
  const { model, warnings } = last
  const read = await model
  warn(warnings)
  return read
}

/** The document read last: the pages of its groups need it one after the other, and reading a large one takes seconds. */
let last: { key: string; model: Promise<ApiReference>; warnings: Problem[] } | undefined

async function readNow(
  document: ApiDocument,
  { variables, levels, warn }: ReadingOfApis,
  locale: string,
): Promise<ApiReference> {
  const problems: Problem[] = []
  const { text, file, others } = inserted(document, (content, path) =>
    insertKnown(content, variables, path, problems),
  )
  const model = await collectProblems(problems, () =>
    readReference(text, file, textsOf(locale).reference, { others, levels, warn }),
  )
  if (!model || problems.length > 0) throw new SiteProblems(problems)
  return model
}
