import type { RuleLevels } from '../config/api-rules.ts'
import type { Problem } from '../config/problem.ts'
import type { ApiReference } from '../reference/model.ts'
import { readReference } from '../reference/read-reference.ts'
import type { ValueTexts } from '../texts/reference-texts.ts'
import type { ApiDocument } from './api-document.ts'
import { insertVariables, type Variables } from './variables.ts'

/** What is needed to read the API documents of a page. */
export interface ReadingOfApis {
  variables: Variables
  levels: RuleLevels
  /** Takes what does not stop the reading. */
  warn: (problems: readonly Problem[]) => void
}

/**
 * The model of a document, variables inserted into each of its files.
 * @throws SiteProblems with everything that is wrong with it
 */
export function readApiDocument(
  { text, file, others }: ApiDocument,
  { variables, levels, warn }: ReadingOfApis,
  texts: ValueTexts,
): ApiReference {
  const inserted = Object.entries(others).map(([path, content]) => [
    path,
    insertVariables(content, variables, path),
  ])
  return readReference(insertVariables(text, variables, file), file, texts, {
    others: Object.fromEntries(inserted),
    levels,
    warn,
  })
}
