import type { RuleLevels } from '../config/api-rules.ts'
import { collectProblems, type Problem, SiteProblems } from '../config/problem.ts'
import type { ApiReference } from '../reference/model.ts'
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
  const known = models.get(key) ?? remember(key, document, { variables, levels }, locale)
  const read = await known.model
  warn(known.warnings)
  return read
}

interface Read {
  model: Promise<ApiReference>
  warnings: readonly Problem[]
}

/** Bound on remembered models. */
const MODELS_MAX = 16
/** The documents read last: the pages of groups and guides need them again and again, and reading a large one takes seconds. */
const models = new Map<string, Read>()

function remember(
  key: string,
  document: ApiDocument,
  { variables, levels }: Omit<ReadingOfApis, 'warn'>,
  locale: string,
): Read {
  const warnings: Problem[] = []
  const warn = (found: readonly Problem[]) => warnings.push(...found)
  const read = { model: readNow(document, { variables, levels, warn }, locale), warnings }
  models.set(key, read)
  const [oldest] = models.keys()
  if (models.size > MODELS_MAX && oldest !== undefined) models.delete(oldest)
  return read
}

async function readNow(
  document: ApiDocument,
  { variables, levels, warn }: ReadingOfApis,
  locale: string,
): Promise<ApiReference> {
  const problems: Problem[] = []
  const { text, file, others } = inserted(document, (content, path) =>
    insertKnown(content, variables, path, problems),
  )
  // Loaded for whoever has such documents: it is as large as all that compiles a page.
  const { readReference } = await import('../reference/read-reference.ts')
  const model = await collectProblems(problems, () =>
    readReference(text, file, textsOf(locale).reference, { others, levels, warn }),
  )
  if (!model || problems.length > 0) throw new SiteProblems(problems)
  return model
}
