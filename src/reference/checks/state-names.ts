import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import { pointerTo } from '../json-pointer.ts'
import type { ApiReference, Operation } from '../model.ts'
import type { DocumentSource } from '../readers/document-source.ts'
import { operationsOf } from '../walk.ts'

/** What `x-states` names and the document does not have: states, operations, their statuses and examples. */
export function stateProblems(source: DocumentSource, reference: ApiReference): Problem[] {
  const { states = [], transitions = [] } = reference.states ?? {}
  const operations = operationsOf(reference)
  const names = states.map(({ name }) => name)
  const ids = operations.map(({ operationId }) => operationId)
  const unknown = (pointer: string, kind: string, name: string, known: readonly string[]) => {
    const near = nearest(name, known)
    const message = `x-states names the ${kind} ${name}, which the document does not have`
    return source.problem(pointer, message, near === undefined ? {} : { nearest: near })
  }
  const { id } = reference.states ?? {}
  const parameters = operations.flatMap((operation) => operation.parameters.map(({ name }) => name))
  return [
    ...(id === undefined || parameters.includes(id)
      ? []
      : [unknown('/x-states/id', 'parameter', id, parameters)]),
    ...transitions.flatMap(({ from, to, by }, i) => [
      ...[from, to]
        .filter((name) => name !== undefined && !names.includes(name))
        .map((name) => unknown(`/x-states/transitions/${i}`, 'state', name ?? '', names)),
      ...(by === undefined || ids.includes(by)
        ? []
        : [unknown(`/x-states/transitions/${i}/by`, 'operation', by, ids)]),
    ]),
    ...states.flatMap(({ answers = {} }, i) =>
      Object.entries(answers).flatMap(([id, said]) => {
        const pointer = pointerTo(`/x-states/states/${i}/answers`, id)
        const operation = operations.find(({ operationId }) => operationId === id)
        if (!operation) return [unknown(pointer, 'operation', id, ids)]
        return [said].flat().flatMap((answer) => {
          const problem = answerProblem(operation, answer)
          return problem === undefined ? [] : [source.problem(pointer, problem)]
        })
      }),
    ),
  ]
}

function answerProblem(
  { operationId, responses }: Operation,
  { status, example }: { status: string; example?: string },
): string | undefined {
  const response = responses.find((one) => one.status === status)
  if (!response) return `x-states names the status ${status}, which ${operationId} does not have`
  const names = response.contents.flatMap(({ examples }) => examples.map(({ name }) => name))
  if (example === undefined || names.includes(example)) return undefined
  return `x-states names the example ${example}, which the response ${status} of ${operationId} does not have`
}
