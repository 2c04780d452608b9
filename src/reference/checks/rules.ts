/** Our own rules for API documents (docs/apis.md), beyond what the specifications ask for. */
import { FRAME_IDS } from '../../config/constants.ts'
import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import { pointerTo } from '../json-pointer.ts'
import type { ApiReference, Operation, SequenceStep } from '../model.ts'
import { sectionIds } from '../outline.ts'
import type { DocumentSource } from '../readers/document-source.ts'
import { METHODS } from '../readers/openapi-document.ts'
import { operationsOf, partsOf } from '../walk.ts'
import { allIds } from './all-ids.ts'
import { partInWords } from './part-words.ts'

/** Everything in a document that breaks a rule of ours. */
export function ruleProblems(source: DocumentSource, reference: ApiReference): Problem[] {
  return [
    ...operationsOf(reference).flatMap((operation) => operationProblems(source, reference, operation)),
    ...doubledNames(source, reference),
    ...untaggedOperations(source, reference),
    ...missingExamples(source, reference),
    ...unknownSteps(source, reference),
    ...doubledIds(source, reference),
  ]
}

function operationProblems(
  source: DocumentSource,
  { security }: ApiReference,
  operation: Operation,
): Problem[] {
  const { pointer, path, parameters, operationId } = operation
  const problem = (message: string, more: Partial<Problem> = {}) => source.problem(pointer, message, more)
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const declared = parameters.filter(({ place }) => place === 'path').map(({ name }) => name)
  const schemes = security.map(({ name }) => name)
  return [
    ...(operationId === '' ? [problem('An operation has no operationId')] : []),
    ...(operation.summary === operationId ? [problem(`Operation ${operationId} has no summary`)] : []),
    ...(operation.description === '' ? [problem(`Operation ${operationId} has no description`)] : []),
    ...inPath
      .filter((name) => !declared.includes(name))
      .map((name) => problem(`The path has {${name}}, but there is no such parameter`, near(name, declared))),
    ...declared
      .filter((name) => !inPath.includes(name))
      .map((name) => problem(`Parameter ${name} has no place in the path ${path}`, near(name, inPath))),
    ...operation.security
      .flat()
      .map(({ name }) => name)
      .filter((name) => !schemes.includes(name))
      .map((name) => problem(`There is no security scheme ${name}`, near(name, schemes))),
    ...operation.mock
      .filter(({ status }) => !operation.responses.some((response) => response.status === status))
      .map(({ status }) =>
        source.problem(
          pointerTo(pointer, 'x-mock'),
          `x-mock names the status ${status}, which the operation does not have`,
        ),
      ),
    ...parameters
      .filter(({ example, variants }) => example === undefined && variants.length === 0)
      .map(({ name, pointer: at }) => source.problem(at, `Parameter ${name} has no example`)),
    ...parameters
      .filter(({ description }) => description === '')
      .map(({ name, pointer: at }) => source.problem(at, `Parameter ${name} has no description`)),
  ]
}

function doubledNames(source: DocumentSource, reference: ApiReference): Problem[] {
  const seen = new Set<string>()
  return operationsOf(reference).flatMap(({ operationId, pointer }) => {
    if (!seen.has(operationId)) {
      seen.add(operationId)
      return []
    }
    return [source.problem(pointerTo(pointer, 'operationId'), `Two operations are called ${operationId}`)]
  })
}

/** An operation whose tag is not described would be on no page. */
function untaggedOperations(source: DocumentSource, reference: ApiReference): Problem[] {
  const tags = reference.groups.map(({ title }) => title)
  const paths = ((source.data as { paths?: object }).paths ?? {}) as Record<
    string,
    Record<string, { tags?: string[] }>
  >
  const drawn = new Set(operationsOf(reference).map(({ pointer }) => pointer))
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).flatMap((method) => {
      const pointer = pointerTo('/paths', path, method)
      if (!METHODS.includes(method) || drawn.has(pointer)) return []
      const tag = item[method]?.tags?.[0] ?? ''
      return [
        source.problem(pointer, 'The operation has no tag that the document describes', {
          received: tag || 'none',
          ...near(tag, tags),
        }),
      ]
    }),
  )
}

function missingExamples(source: DocumentSource, reference: ApiReference): Problem[] {
  const bodies = partsOf(reference, 'content')
    .filter(({ of }) => of.schema !== undefined && of.examples.length === 0)
    .map((part) =>
      source.problem(part.pointer, `The ${partInWords(part)} has no example for ${part.of.mediaType}`),
    )
  const messages = reference.messages
    .filter(({ examples }) => examples.length === 0)
    .map(({ name, pointer }) => source.problem(pointer, `Message ${name} has no example`))
  return [...bodies, ...messages]
}

function unknownSteps(source: DocumentSource, { sequence = [], messages }: ApiReference): Problem[] {
  const names = messages.map(({ name }) => name)
  const steps = (list: SequenceStep[]): string[] =>
    list.flatMap((step) => ('repeat' in step ? steps(step.steps) : [step.message]))
  return steps(sequence)
    .filter((name) => !names.includes(name))
    .map((name) =>
      source.problem(
        '/x-sequence',
        `x-sequence names the message ${name}, which the document does not have`,
        near(name, names),
      ),
    )
}

function doubledIds(source: DocumentSource, reference: ApiReference): Problem[] {
  const seen = new Map<string, string>([
    ...FRAME_IDS.map((id) => [id, 'the frame of the page'] as const),
    ...[...sectionIds()].map(([id, title]) => [id, `the section ${title}`] as const),
  ])
  return allIds(reference).flatMap(({ id, pointer }) => {
    const other = seen.get(id)
    seen.set(id, pointer)
    return other === undefined
      ? []
      : [
          source.problem(
            pointer,
            `The permalink #${id} would stand twice on the page; the other one is ${other}`,
          ),
        ]
  })
}

function near(name: string, names: readonly string[]): Partial<Problem> {
  const found = nearest(name, names)
  return found === undefined ? {} : { nearest: found }
}
