import { SiteProblems } from '../config/problem.ts'
import { readAsyncApi } from './asyncapi-reader.ts'
import { DocumentSource } from './document-source.ts'
import { exampleProblems } from './examples-fit.ts'
import type { ApiReference } from './model.ts'
import { readOpenApi } from './openapi-reader.ts'
import { ownFieldProblems } from './own-fields.ts'
import { referenceProblems } from './references.ts'
import { ruleProblems } from './rules.ts'
import { kindOf, structureProblems } from './structure.ts'

/**
 * Reads one API document into the model.
 *
 * @param text YAML or JSON of an OpenAPI 3.1 or AsyncAPI 3.0 document, variables inserted
 * @param file its path relative to the site root; the name of the reference is its last part without extension
 * @throws SiteProblems with everything that is wrong, each with line, column and JSON pointer: the text, the structure that the specification
 * asks for, references, our own fields, our rules (docs/apis.md), examples that do not fit their schema
 */
export function readReference(text: string, file: string): ApiReference {
  const source = new DocumentSource(text, file)
  // Each step trusts what the one before has checked.
  stop(structureProblems(source))
  stop([...referenceProblems(source), ...ownFieldProblems(source)])
  const name = file.replace(/^.*\//, '').replace(/\.[a-z]+$/, '')
  const reference = kindOf(source.data) === 'openapi' ? readOpenApi(source, name) : readAsyncApi(source, name)
  stop([...ruleProblems(source, reference), ...exampleProblems(source, reference)])
  return reference
}

function stop(problems: SiteProblems['problems']): void {
  if (problems.length > 0) throw new SiteProblems(problems)
}
