/** The clock of the playground: what is shown after each thing that a reader or the time does. */
import { expect, test } from 'vitest'
import type { Frame } from '../../../../src/theme/applications/playground/frame.ts'
import {
  AT_START,
  delayOf,
  framesOf,
  type Move,
  moved,
  type Playback,
} from '../../../../src/theme/applications/playground/playback.ts'

const frame = (at: number, name: string, faults: Frame['faults'] = []): Frame => {
  return { at, from: 'client', name, text: '{}', value: {}, faults }
}
const RECORDING = [frame(0, 'one'), frame(400, 'two'), frame(1400, 'three')]

/** The state after some moves. */
function after(...moves: Move[]): Playback {
  return moves.reduce((state, move) => moved(state, move, RECORDING.length), AT_START)
}
const names = (state: Playback) => framesOf(RECORDING, state).map(({ name }) => name)

test('playing shows one message after the other, with the pauses of the recording, and stops at the end', () => {
  let state = after({ do: 'play' })
  const delays: (number | undefined)[] = []
  for (let i = 0; i < 4; i++) {
    delays.push(delayOf(RECORDING, state))
    state = moved(state, { do: 'tick' }, RECORDING.length)
  }
  expect(delays).toEqual([0, 400, 1000, undefined])
  expect(state).toMatchObject({ shown: 3, playing: false })
})

test.each([
  [0.5, 800],
  [1, 400],
  [2, 200],
  [10, 40],
] as const)('at ×%d a pause of 400 ms takes %d', (speed, delay) => {
  const state = after({ do: 'play' }, { do: 'tick' }, { do: 'speed', speed })
  expect(delayOf(RECORDING, state)).toBe(delay)
})

test('a step shows one more and pauses; none comes after the end; the start forgets all but the speed', () => {
  expect(names(after({ do: 'play' }, { do: 'tick' }, { do: 'step' }))).toEqual(['one', 'two'])
  expect(after({ do: 'play' }, { do: 'step' }).playing).toBe(false)
  const steps = [1, 2, 3, 4].map(() => ({ do: 'step' }) as const)
  expect(after(...steps).shown).toBe(3)
  expect(after({ do: 'speed', speed: 2 }, ...steps, { do: 'restart' })).toEqual({ ...AT_START, speed: 2 })
})

test('playing from the end begins again', () => {
  const steps = [1, 2, 3].map(() => ({ do: 'step' }) as const)
  expect(after(...steps, { do: 'play' })).toMatchObject({ shown: 0, playing: true })
})

test('opening a message pauses and closes the one before; twice closes it', () => {
  const open = after({ do: 'play' }, { do: 'tick' }, { do: 'open', index: 0 })
  expect(open).toMatchObject({ playing: false, open: 0 })
  expect(moved(open, { do: 'open', index: 0 }, 3).open).toBeUndefined()
})

test('what the reader sends stands after the messages it was sent after, and goes with the next step', () => {
  const sent = { do: 'send', after: 1, frames: [frame(500, 'mine'), frame(900, 'answer')] } as const
  const state = after({ do: 'step' }, { do: 'step' }, sent)
  expect(names(state)).toEqual(['one', 'mine', 'answer'])
  const more = moved(state, { do: 'send', after: 3, frames: [frame(1000, 'next')] }, 3)
  expect(names(more)).toEqual(['one', 'mine', 'answer', 'next'])
  expect(names(moved(more, { do: 'send', after: 1, frames: [frame(1000, 'other')] }, 3))).toEqual([
    'one',
    'other',
  ])
  expect(names(moved(more, { do: 'step' }, 3))).toEqual(['one', 'two'])
})

test('a message that is wrong is open at once', () => {
  const wrong = frame(500, 'mine', [{ kind: 'text', text: 'no JSON' }])
  expect(after({ do: 'step' }, { do: 'send', after: 1, frames: [wrong] }).open).toBe(1)
  expect(after({ do: 'step' }, { do: 'send', after: 1, frames: [frame(1, 'right')] }).open).toBeUndefined()
})
