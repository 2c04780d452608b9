import type { ApiReference } from '../reference/model.ts'

/** References with the operations of one more; those of one document stand together. */
export function withOperations(known: readonly ApiReference[], next: ApiReference): ApiReference[] {
  const before = known.find(({ name }) => name === next.name)
  if (!before) return [...known, next]
  const has = new Set(before.groups.flatMap(({ operations }) => operations.map(({ id }) => id)))
  const isNew = next.groups.some(({ operations }) => operations.some(({ id }) => !has.has(id)))
  const joined: ApiReference = {
    ...before,
    groups: [...before.groups, ...next.groups],
    definitions: { ...before.definitions, ...next.definitions },
  }
  return isNew ? known.map((one) => (one === before ? joined : one)) : [...known]
}
