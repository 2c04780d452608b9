import { allRules, type RuleLevels } from '../config/api-rules.ts'
import { type Problem, SiteProblems } from '../config/problem.ts'
import { shortened } from '../config/shortened.ts'
import { english } from '../texts/english.ts'
import type { ValueTexts } from '../texts/reference-texts.ts'
import { titleOf, versionOf } from './checks/document-version.ts'
import { atLevels, houseRuleProblems } from './checks/house-rules.ts'
import { undrawnKeywords } from './checks/keywords.ts'
import { leaveOutOdd } from './checks/odd-keywords.ts'
import { ownNameProblems } from './checks/rules.ts'
import { type OddKeyword, structureProblems } from './checks/structure.ts'
import { unusedParts } from './checks/unused-parts.ts'
import type { ApiReference } from './model.ts'
import { nameAnchors } from './readers/anchors.ts'
import { readAsyncApi } from './readers/asyncapi-reader.ts'
import { DocumentSource } from './readers/document-source.ts'
import { linkFarSchemas } from './readers/far-schemas.ts'
import { readOpenApi } from './readers/openapi-reader.ts'
import { referenceProblems } from './readers/references.ts'
import { modernSchemas } from './readers/schema-dialects.ts'
import { upgradeSchemas } from './readers/upgrade-schemas.ts'
import { makeIdsUnique } from './unique-ids.ts'

interface Given {
  /** Texts of the files that the document refers to, by their paths. */
  others?: Readonly<Record<string, string>>
  /** How much the house rules matter; all of them are errors when absent. */
  levels?: RuleLevels
  /** Takes what the author should know and what does not stop the reading. */
  warn?: (problems: readonly Problem[]) => void
}

/**
 * Reads one API document into the model.
 *
 * @param text YAML or JSON of an OpenAPI 3.0, 3.1 or 3.2 or AsyncAPI 3.0 or 3.1 document, variables inserted
 * @param file its path relative to the site root; the name of the reference is its last part without extension
 * @param texts for types, limits and security, in the language of the page's file
 * @param given.warn takes what the author should know and what does not stop the reading
 * @throws SiteProblems with everything that is wrong, each with line, column and JSON pointer: the text, the structure that the specification
 * asks for, references, examples that do not fit their schema, and house rules that are errors here (docs/apis.md)
 */
export function readReference(
  text: string,
  file: string,
  texts: ValueTexts = english.reference,
  { others = {}, levels = allRules('error'), warn = () => {} }: Given = {},
): ApiReference {
  const source = new DocumentSource(text, file, others)
  const found = versionOf(source)
  if ('problem' in found) throw new SiteProblems([found.problem])
  const { version } = found
  // Each step trusts what the one before has checked.
  const { wrong, odd } = structureProblems(source, version)
  const mended = mend(source, odd, levels)
  stop([...wrong, ...mended.error])
  nameAnchors(source.data)
  modernSchemas(source.data)
  stop(referenceProblems(source))
  upgradeSchemas(source.data, version)
  const name = file.replace(/^.*\//, '').replace(/\.[a-z]+$/, '')
  const read = version.startsWith('openapi') ? readOpenApi : readAsyncApi
  const reference = placed(source, () => read(source, name, texts))
  reference.format = titleOf(version)
  makeIdsUnique(reference)
  const rules = houseRuleProblems(source, reference, levels)
  stop([...ownNameProblems(source, reference), ...rules.error])
  const undrawn = [...shortened(undrawnKeywords(source)), ...shortened(unusedParts(source))]
  warn([...mended.warn, ...rules.warn, ...undrawn])
  return reference
}

function stop(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SiteProblems(problems)
}

/** Makes a document readable where rules let pass what would keep it from being read. */
function mend(source: DocumentSource, odd: readonly OddKeyword[], levels: RuleLevels) {
  leaveOutOdd(
    source.data,
    odd.map(({ pointer }) => pointer),
  )
  const far = linkFarSchemas(source)
  return atLevels(levels, [
    ['schemaKeywords', () => odd.map(({ problem }) => problem)],
    ['localSchemas', () => far],
  ])
}

/** Whatever the checks have not foreseen still names the file. */
function placed<Result>(source: DocumentSource, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof SiteProblems) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new SiteProblems([source.problem('', `The document cannot be read: ${why}`)])
  }
}
