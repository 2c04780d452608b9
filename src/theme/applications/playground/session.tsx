import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { usePlayground } from './context.ts'
import { Controls } from './controls.tsx'
import { recordedFrames, sendText } from './frame.ts'
import { FrameItem } from './frame-item.tsx'
import { AT_START, delayOf, framesOf, type Move, moved, type Playback } from './playback.ts'
import { SendForm } from './send-form.tsx'

/** What the reader edits: a message of the list again, or the next one. */
interface Draft {
  /** It is sent after so many messages of the list. */
  after: number
  text: string
}

/** The recording, its controls, the list of messages and the form for the reader's own. */
export function Session() {
  const { words, reference, check } = usePlayground()
  const recording = useMemo(() => recordedFrames(reference, check), [reference, check])
  const [state, move] = useReducer(
    (before: Playback, next: Move) => moved(before, next, recording.length),
    AT_START,
  )
  const [draft, setDraft] = useState<Draft>()
  const list = useRef<HTMLDivElement>(null)
  const delay = delayOf(recording, state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew with each message
  useEffect(() => {
    if (delay === undefined) return
    const timer = setTimeout(() => move({ do: 'tick' }), delay)
    return () => clearTimeout(timer)
  }, [delay, state.shown])

  const frames = framesOf(recording, state)
  const count = frames.length
  // The message that is open is in view, else the newest one.
  useEffect(() => {
    const { current } = list
    const item = current?.querySelectorAll<HTMLElement>('ol > li')[state.open ?? count - 1]
    if (current && item) current.scrollTop = item.offsetTop
  }, [count, state.open])

  const after = Math.min(draft?.after ?? count, count)
  const send = (text: string) => {
    move({ do: 'send', after, frames: sendText(reference, check, frames.slice(0, after), text) })
    setDraft(undefined)
  }
  return (
    <section aria-label={words.title} data-panel="" data-playground="">
      <p data-soft="">{words.local}</p>
      <Controls
        state={state}
        length={recording.length}
        move={(next) => {
          setDraft(undefined)
          move(next)
        }}
      />
      {/* Whoever plays a recording hears nothing of it until it stops; steps and own messages are told. */}
      <div
        ref={list}
        data-messages=""
        role="log"
        aria-label={words.messages}
        aria-live={state.playing ? 'off' : 'polite'}
        aria-relevant="additions"
      >
        {count === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <ol>
            {frames.map((frame, index) => (
              <FrameItem
                // biome-ignore lint/suspicious/noArrayIndexKey: a message stays in its place
                key={index}
                frame={frame}
                isOpen={state.open === index}
                toggle={() => move({ do: 'open', index })}
                edit={
                  frame.from === 'client' ? () => setDraft({ after: index, text: frame.text }) : undefined
                }
              />
            ))}
          </ol>
        )}
      </div>
      <SendForm
        recording={recording}
        before={frames.slice(0, after)}
        {...(draft && { given: draft.text })}
        send={send}
      />
    </section>
  )
}
