import type { Change } from './change.ts'

/** Changes of the same operations, as a table shows them together. */
export interface ChangeGroup {
  operations: string[]
  remedies: Remedy[]
}

/** What to do, told once for all changes that it belongs to. */
export interface Remedy {
  /** Markdown; absent where there is nothing to do. */
  note?: string
  rows: ChangeRow[]
}

/** What changed in the same way in some operations. */
export interface ChangeRow extends Pick<Change, 'what' | 'breaking' | 'before' | 'after'> {
  operations: string[]
}

/**
 * Puts changes together by the operations in which they are, in the order in which these first come. A remedy that several operations share stands
 * in a group of them.
 */
export function groupedChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups: ChangeGroup[] = []
  const byRemedy = groupBy(changes, ({ operation, note }) => note ?? `\n${operation}`)
  for (const [, same] of byRemedy) {
    const operations = [...new Set(same.map(({ operation }) => operation))]
    const known = groups.find((group) => String(group.operations) === String(operations))
    const group = known ?? { operations, remedies: [] }
    if (!known) groups.push(group)
    const note = same[0]?.note
    group.remedies.push({ ...(note !== undefined && { note }), rows: rowsOf(same) })
  }
  return groups
}

function rowsOf(changes: readonly Change[]): ChangeRow[] {
  const rows = groupBy(changes, ({ what, breaking, before, after }) =>
    JSON.stringify([what, breaking, before, after]),
  )
  return [...rows.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { operation, id: _id, note: _note, ...row } = first
    return [{ ...row, operations: [operation, ...others.map((other) => other.operation)] }]
  })
}

function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}
