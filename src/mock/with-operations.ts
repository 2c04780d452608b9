import type { ApiReference } from '../reference/model.ts'
import { operationsOf } from '../reference/walk.ts'

/** A document that is known in part, with the operations of another part of it. */
export function withOperationsOf(known: ApiReference, part: ApiReference): ApiReference {
  const ids = operationsOf(known).map(({ operationId }) => operationId)
  const groups = part.groups.map((group) => ({
    ...group,
    operations: group.operations.filter(({ operationId }) => !ids.includes(operationId)),
  }))
  return {
    ...known,
    groups: [...known.groups, ...groups],
    definitions: { ...known.definitions, ...part.definitions },
  }
}
