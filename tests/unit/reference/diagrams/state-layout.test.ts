import { describe, expect, it } from 'vitest'
import type { StateMachine } from '../../../../src/reference/diagram-model.ts'
import { layOutStates } from '../../../../src/reference/diagrams/state-layout.ts'
import { stateEdges, stateRows } from '../../../../src/reference/diagrams/state-ranks.ts'

/** `from > to: event`; without `from` a start. */
function machine(names: string[], ...ways: string[]): StateMachine {
  return {
    description: '',
    states: names.map((name) => ({ name, description: '' })),
    transitions: ways.map((way) => {
      const [, from = '', to = '', event = ''] = /^(\w*) ?> (\w+): (.*)$/.exec(way) ?? []
      return { ...(from && { from }), to, event }
    }),
  }
}

const job = machine(
  ['running', 'done', 'failed', 'deleted'],
  '> running: `POST`',
  'running > done: ready',
  'running > failed: an [error](/errors)',
  'done > deleted: `DELETE`',
  'failed > deleted: `DELETE`',
  'failed > running: again',
)

describe('a state machine', () => {
  it('stands in rows, each state below all that lead to it', () => {
    expect(stateRows(job, stateEdges(job))).toEqual([['running'], ['done', 'failed'], ['deleted']])
  })

  it('has one edge for each pair of states, with the words of all events', () => {
    const edges = stateEdges(machine(['a', 'b'], 'a > b: x', 'a > b: `y`', '> a: [z](/z)'))
    expect(edges).toEqual([
      { from: 'a', to: 'b', events: ['x', 'y'] },
      { to: 'a', events: ['z'] },
    ])
  })

  it('is drawn with every state, every edge and a mark for each start', () => {
    const layout = layOutStates(job)
    expect(layout?.boxes.map(({ name }) => name)).toEqual(['running', 'done', 'failed', 'deleted'])
    expect(layout?.arrows).toHaveLength(6)
    expect(layout?.arrows.filter(({ dot }) => dot)).toHaveLength(1)
    expect(layout?.arrows.map(({ label }) => label.lines.join(' '))).toContain('an error')
    const bottoms = layout?.boxes.map(({ y, height }) => y + height) ?? []
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(layout?.height ?? 0)
  })

  it('is not drawn where a way would cross a box', () => {
    const tangled = machine(
      ['a', 'b', 'c', 'd', 'e'],
      'a > b: x',
      'a > c: x',
      'a > d: x',
      'c > a: back',
      'b > e: x',
    )
    expect(layOutStates(tangled)).toBeUndefined()
  })
})
