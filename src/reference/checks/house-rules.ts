/** House rules for API documents (docs/apis.md): what makes a reference good, beyond what the schema of its specification asks for. */
import type { ApiRule, RuleLevels } from '../../config/api-rules.ts'
import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import { shortened } from '../../config/shortened.ts'
import { valueAt } from '../json-pointer.ts'
import type { ApiReference, Operation } from '../model.ts'
import type { DocumentSource } from '../readers/document-source.ts'
import { ownFieldProblems } from '../readers/own-fields.ts'
import { operationsOf, partsOf } from '../walk.ts'
import { exampleProblems } from './examples-fit.ts'
import { partInWords } from './part-words.ts'
import { nameProblems } from './rules.ts'
import { unknownFormats, unreadablePatterns } from './schema-texts.ts'

/** All but those about what would keep a document from being read (`read-reference.ts`), and about links to pages (`build/checks/`). */
const RULES: Record<
  Exclude<ApiRule, 'schemaKeywords' | 'localSchemas' | 'siteLinks'>,
  (source: DocumentSource, reference: ApiReference) => Problem[]
> = {
  operationId: (source, reference) =>
    lacking(source, reference, 'operationId', () => 'An operation has no operationId'),
  operationSummary: (source, reference) =>
    lacking(source, reference, 'summary', (name) => `Operation ${name} has no summary`),
  operationDescription: (source, reference) =>
    lacking(source, reference, 'description', (name) => `Operation ${name} has no description`),
  describedTag: undescribedTags,
  parameterDescription: (source, reference) =>
    operationsOf(reference)
      .flatMap(({ parameters }) => parameters)
      .filter(({ description }) => description === '')
      .map(({ name, pointer }) => source.problem(pointer, `Parameter ${name} has no description`)),
  parameterExample: (source, reference) =>
    operationsOf(reference)
      .flatMap(({ parameters }) => parameters)
      .filter(({ example, variants }) => example === undefined && variants.length === 0)
      .map(({ name, pointer }) => source.problem(pointer, `Parameter ${name} has no example`)),
  bodyExample: (source, reference) =>
    partsOf(reference, 'content')
      .filter(({ of }) => of.schema !== undefined && of.examples.length === 0)
      .map((part) =>
        source.problem(part.pointer, `The ${partInWords(part)} has no example for ${part.of.mediaType}`),
      ),
  messageExample: (source, { messages }) =>
    messages
      .filter(({ examples }) => examples.length === 0)
      .map(({ name, pointer }) => source.problem(pointer, `Message ${name} has no example`)),
  ownFields: ownFieldProblems,
  knownFormats: unknownFormats,
  readablePatterns: unreadablePatterns,
  consistentNames: nameProblems,
  fittingExamples: exampleProblems,
}

/** What a document does that the rules of the site do not want, by how much it matters. */
export function houseRuleProblems(
  source: DocumentSource,
  reference: ApiReference,
  levels: RuleLevels,
): Record<'error' | 'warn', Problem[]> {
  return atLevels(
    levels,
    (Object.keys(RULES) as (keyof typeof RULES)[]).map((rule) => [
      rule,
      () => RULES[rule](source, reference),
    ]),
  )
}

/** What rules have found, by how much it matters; a rule that is off is not asked. */
export function atLevels(
  levels: RuleLevels,
  rules: readonly [rule: ApiRule, find: () => readonly Problem[]][],
): Record<'error' | 'warn', Problem[]> {
  const at = (level: 'error' | 'warn') =>
    rules
      .filter(([rule]) => levels[rule] === level)
      .map(([rule, find]) => find().map((problem) => named(problem, rule)))
  return { error: at('error').flat(), warn: at('warn').flatMap(shortened) }
}

/** An author who does not share the rule finds it by its name. */
function named(problem: Problem, rule: ApiRule): Problem {
  return { ...problem, message: `${problem.message} (rule ${rule})` }
}

/** Operations of which the document leaves something out that the model has made up. */
function lacking(
  source: DocumentSource,
  reference: ApiReference,
  key: 'operationId' | 'summary' | 'description',
  message: (name: string) => string,
): Problem[] {
  return operationsOf(reference)
    .filter(({ pointer }) => !rawOf(source, pointer)[key])
    .map(({ pointer, operationId }) => source.problem(pointer, message(operationId)))
}

function undescribedTags(source: DocumentSource, reference: ApiReference): Problem[] {
  const described = ((source.data as { tags?: { name: string }[] }).tags ?? []).map(({ name }) => name)
  return operationsOf(reference).flatMap(({ pointer }: Operation) => {
    const [tag = ''] = (rawOf(source, pointer)['tags'] as string[] | undefined) ?? []
    if (described.includes(tag)) return []
    const near = nearest(tag, described)
    const more = { received: tag || 'none', ...(near !== undefined && { nearest: near }) }
    return [source.problem(pointer, 'The operation has no tag that the document describes', more)]
  })
}

function rawOf(source: DocumentSource, pointer: string): Record<string, unknown> {
  return (valueAt(source.data, pointer) ?? {}) as Record<string, unknown>
}
