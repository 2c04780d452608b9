/** What the specifications ask for in words, beyond their schemas, and what our own fields must agree with. */
import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import type { SequenceStep } from '../diagram-model.ts'
import { pointerTo } from '../json-pointer.ts'
import type { ApiReference, Operation } from '../model.ts'
import type { DocumentSource } from '../readers/document-source.ts'
import { operationsOf, partsOf } from '../walk.ts'
import { stateProblems } from './state-names.ts'

/** Fields of ours that name what the document does not have. */
export function ownNameProblems(source: DocumentSource, reference: ApiReference): Problem[] {
  return [
    ...operationsOf(reference).flatMap((operation) => unknownAnswers(source, operation)),
    ...stateProblems(source, reference),
    ...unknownSteps(source, reference),
  ]
}

/** Names that stand twice, or that lead to nothing, where the specifications say so in words alone: their schemas let it pass. */
export function nameProblems(source: DocumentSource, reference: ApiReference): Problem[] {
  return [
    ...operationsOf(reference).flatMap((operation) => operationProblems(source, reference, operation)),
    ...doubledNames(source, reference),
    ...lostLinks(source, reference),
  ]
}

function unknownAnswers(source: DocumentSource, { pointer, mock, responses }: Operation): Problem[] {
  return mock
    .filter(({ status }) => !responses.some((response) => response.status === status))
    .map(({ status }) =>
      source.problem(
        pointerTo(pointer, 'x-mock'),
        `x-mock names the status ${status}, which the operation does not have`,
      ),
    )
}

function operationProblems(
  source: DocumentSource,
  { security }: ApiReference,
  operation: Operation,
): Problem[] {
  const { pointer, path, parameters } = operation
  const problem = (message: string, more: Partial<Problem> = {}) => source.problem(pointer, message, more)
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const declared = parameters.filter(({ place }) => place === 'path').map(({ name }) => name)
  const schemes = security.map(({ name }) => name)
  return [
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

/** Links of responses that lead to no operation. */
function lostLinks(source: DocumentSource, reference: ApiReference): Problem[] {
  const operations = operationsOf(reference)
  const known = new Set(operations.flatMap(({ operationId, pointer }) => [operationId, `#${pointer}`]))
  return partsOf(reference, 'response').flatMap(({ of }) =>
    (of.links ?? [])
      // The operation of another document is not known here.
      .filter(({ operation }) => !known.has(operation) && !/[#/]/.test(operation.slice(1)))
      .map(({ name, operation }) =>
        source.problem(
          pointerTo(of.pointer, 'links', name),
          `The link ${name} leads to the operation ${operation}, which the document does not have`,
          near(operation, [...known]),
        ),
      ),
  )
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

function near(name: string, names: readonly string[]): Partial<Problem> {
  const found = nearest(name, names)
  return found === undefined ? {} : { nearest: found }
}
