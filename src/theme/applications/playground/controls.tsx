import { filled } from '../filled.ts'
import { usePlayground } from './context.ts'
import { type Move, type Playback, SPEEDS, type Speed } from './playback.ts'

interface ControlsProps {
  state: Playback
  /** How many messages the recording has. */
  length: number
  move: (next: Move) => void
}

/** Play, pause, step, back to the start, speed. Buttons that can do nothing keep the focus. */
export function Controls({ state, length, move }: ControlsProps) {
  const { words } = usePlayground()
  const { shown, playing, speed, own } = state
  const isAtEnd = shown === length
  const isAtStart = shown === 0 && own.length === 0
  return (
    <div data-controls="">
      <button type="button" data-button="primary" onClick={() => move({ do: playing ? 'pause' : 'play' })}>
        {playing ? words.pause : words.play}
      </button>
      <button
        type="button"
        data-button=""
        aria-disabled={isAtEnd}
        onClick={() => !isAtEnd && move({ do: 'step' })}
      >
        {words.step}
      </button>
      <button
        type="button"
        data-button=""
        aria-disabled={isAtStart}
        onClick={() => !isAtStart && move({ do: 'restart' })}
      >
        {words.restart}
      </button>
      <label>
        {words.speed}
        <select
          value={speed}
          onChange={({ target }) => move({ do: 'speed', speed: Number(target.value) as Speed })}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one === 0.5 ? '×½' : `×${one}`}
            </option>
          ))}
        </select>
      </label>
      <span>{filled(words.progress, { shown, all: length })}</span>
    </div>
  )
}
