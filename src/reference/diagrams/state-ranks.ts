import type { StateMachine } from '../diagram-model.ts'

/** What leads from one state to another, or from outside to one; all events that do are one edge. */
export interface StateEdge {
  from?: string
  to: string
  events: string[]
}

/** The edges of a state machine, each pair of states once; events without marks of Markdown. */
export function stateEdges({ transitions }: StateMachine): StateEdge[] {
  const edges: StateEdge[] = []
  for (const { from, to, event } of transitions) {
    const text = event.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')
    const known = edges.find((edge) => edge.from === from && edge.to === to)
    if (known) known.events.push(text)
    else edges.push({ ...(from !== undefined && { from }), to, events: [text] })
  }
  return edges
}

/**
 * The states in rows from top to bottom: each one below all that lead to it. The order of the document says what is a way back.
 * @returns names of the states by row
 */
export function stateRows({ states }: StateMachine, edges: readonly StateEdge[]): string[][] {
  const names = states.map(({ name }) => name)
  const ranks = new Map<string, number>()
  for (const [index, name] of names.entries()) {
    const before = edges.filter(
      ({ from, to }) => to === name && from !== undefined && names.indexOf(from) < index,
    )
    ranks.set(name, Math.max(0, ...before.map(({ from = '' }) => (ranks.get(from) ?? 0) + 1)))
  }
  const rows: string[][] = Array.from({ length: Math.max(0, ...ranks.values()) + 1 }, () => [])
  for (const [name, rank] of ranks) rows[rank]?.push(name)
  return rows
}
