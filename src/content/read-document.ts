import { collectProblems, type Problem, SiteProblems } from '../config/problem.ts'
import type { ApiReference } from '../reference/model.ts'
import { readReference } from '../reference/read-reference.ts'
import { textsOf } from '../texts/texts-of.ts'
import type { ApiDocument } from './api-document.ts'
import { insertKnown, type Variables } from './variables.ts'

/**
 * The model of an API document of a site, variables inserted.
 * @param locale of the page that shows it
 * @param warn takes what the author should know though nothing is wrong
 * @throws SiteProblems with unknown variables and with everything that is wrong in the document
 */
export async function readDocument(
  { text, file }: ApiDocument,
  variables: Variables,
  locale: string,
  warn: (problems: readonly Problem[]) => void = () => {},
): Promise<ApiReference> {
  const problems: Problem[] = []
  const inserted = insertKnown(text, variables, file, problems)
  const model = await collectProblems(problems, () =>
    readReference(inserted, file, textsOf(locale).reference, { warn }),
  )
  if (!model || problems.length > 0) throw new SiteProblems(problems)
  return model
}
