import { type Problem, SiteProblems } from '../config/problem.ts'
import { english } from '../texts/english.ts'
import type { ValueTexts } from '../texts/reference-texts.ts'
import { exampleProblems } from './checks/examples-fit.ts'
import { undrawnKeywords } from './checks/keywords.ts'
import { ruleProblems } from './checks/rules.ts'
import { kindOf, structureProblems } from './checks/structure.ts'
import type { ApiReference } from './model.ts'
import { nameAnchors } from './readers/anchors.ts'
import { readAsyncApi } from './readers/asyncapi-reader.ts'
import { DocumentSource } from './readers/document-source.ts'
import { readOpenApi } from './readers/openapi-reader.ts'
import { ownFieldProblems } from './readers/own-fields.ts'
import { referenceProblems } from './readers/references.ts'
import { modernSchemas } from './readers/schema-dialects.ts'

/**
 * Reads one API document into the model.
 *
 * @param text YAML or JSON of an OpenAPI 3.1 or AsyncAPI 3.0 document, variables inserted
 * @param file its path relative to the site root; the name of the reference is its last part without extension
 * @param texts for types, limits and security, in the language of the page's file
 * @param given.warn takes what the author should know and what does not stop the reading
 * @throws SiteProblems with everything that is wrong, each with line, column and JSON pointer: the text, the structure that the specification
 * asks for, references, our own fields, our rules (docs/apis.md), examples that do not fit their schema
 */
export function readReference(
  text: string,
  file: string,
  texts: ValueTexts = english.reference,
  { warn = () => {} }: { warn?: (problems: readonly Problem[]) => void } = {},
): ApiReference {
  const source = new DocumentSource(text, file)
  // Each step trusts what the one before has checked.
  stop(structureProblems(source))
  nameAnchors(source.data)
  modernSchemas(source.data)
  stop([...referenceProblems(source), ...ownFieldProblems(source)])
  const name = file.replace(/^.*\//, '').replace(/\.[a-z]+$/, '')
  const reference =
    kindOf(source.data) === 'openapi' ? readOpenApi(source, name, texts) : readAsyncApi(source, name, texts)
  stop([...ruleProblems(source, reference), ...exampleProblems(source, reference)])
  warn(undrawnKeywords(source))
  return reference
}

function stop(problems: SiteProblems['problems']): void {
  if (problems.length > 0) throw new SiteProblems(problems)
}
