import type { Frame } from './frame.ts'

/** How fast a recording is played. */
export const SPEEDS = [0.5, 1, 2, 10] as const
export type Speed = (typeof SPEEDS)[number]

/** What the playground shows. */
export interface Playback {
  /** How many messages of the recording. */
  shown: number
  /** What the reader has sent after those, with the answers. */
  own: readonly Frame[]
  playing: boolean
  speed: Speed
  /** Place in the list of the message whose JSON is open. */
  open: number | undefined
}

/** What a reader or the clock does. */
export type Move =
  | { do: 'play' | 'pause' | 'step' | 'tick' | 'restart' }
  | { do: 'speed'; speed: Speed }
  | { do: 'open'; index: number }
  /** Sent after the first `after` messages of the list. */
  | { do: 'send'; after: number; frames: readonly Frame[] }

/** Before anything was played. */
export const AT_START: Playback = { shown: 0, own: [], playing: false, speed: 1, open: undefined }

/** The next state. Playing and stepping go on with the recording: what the reader has sent after it goes. */
export function moved(state: Playback, move: Move, length: number): Playback {
  const one = Math.min(state.shown + 1, length)
  switch (move.do) {
    case 'play': {
      // From the end it begins again.
      const shown = state.shown === length ? 0 : state.shown
      return { ...state, shown, own: [], playing: true, open: undefined }
    }
    case 'pause':
      return { ...state, playing: false }
    case 'step':
      return { ...state, shown: one, own: [], playing: false, open: openWithin(state, state.shown) }
    case 'tick':
      return { ...state, shown: one, playing: one < length }
    case 'restart':
      return { ...AT_START, speed: state.speed }
    case 'speed':
      return { ...state, speed: move.speed }
    case 'open':
      return { ...state, playing: false, open: state.open === move.index ? undefined : move.index }
    case 'send': {
      const { after, frames } = move
      const wrong = frames[0] !== undefined && frames[0].faults.length > 0
      return {
        ...state,
        shown: Math.min(state.shown, after),
        own: [...state.own.slice(0, Math.max(0, after - state.shown)), ...frames],
        playing: false,
        open: wrong ? after : undefined,
      }
    }
  }
}

/** Milliseconds until the next message of the recording comes; undefined when nothing is played. */
export function delayOf(
  recording: readonly Frame[],
  { shown, playing, speed }: Playback,
): number | undefined {
  const next = recording[shown]
  if (!playing || !next) return undefined
  return (next.at - (recording[shown - 1]?.at ?? next.at)) / speed
}

/** The messages of the list. */
export function framesOf(recording: readonly Frame[], { shown, own }: Playback): Frame[] {
  return [...recording.slice(0, shown), ...own]
}

function openWithin({ open }: Playback, shown: number): number | undefined {
  return open !== undefined && open < shown ? open : undefined
}
