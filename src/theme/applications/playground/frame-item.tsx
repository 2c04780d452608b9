import { useId } from 'react'
import { filled } from '../filled.ts'
import { usePlayground } from './context.ts'
import { faultText } from './fault-text.ts'
import type { Frame } from './frame.ts'
import { FrameJson } from './frame-json.tsx'

interface FrameItemProps {
  frame: Frame
  isOpen: boolean
  toggle: () => void
  /** Puts it into the form. */
  edit: (() => void) | undefined
}

/** A message of the list: who, what, when, whether it fits the document; open, its JSON. */
export function FrameItem({ frame, isOpen, toggle, edit }: FrameItemProps) {
  const { words } = usePlayground()
  const id = useId()
  const { at, from, name, faults, isOwn, value, text } = frame
  const fits = faults.length === 0
  return (
    <li data-from={from} data-fits={fits}>
      <button type="button" data-head="" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <span aria-hidden="true">{from === 'client' ? '→' : '←'}</span>
        <span>{words[from]}</span> <strong>{name ?? '?'}</strong> <span>{momentOf(at)}</span>{' '}
        {fits ? (
          <span data-right="">{words.fits}</span>
        ) : (
          <span data-wrong="">{filled(words.misfits, { count: faults.length })}</span>
        )}
        {isOwn && from === 'client' && <span>{words.own}</span>}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            {!fits && (
              <ul>
                {faults.map((fault) => (
                  <li key={`${fault.pointer} ${fault.text}`}>
                    {fault.pointer !== undefined && (
                      <>
                        <code>{fault.pointer}</code>{' '}
                      </>
                    )}
                    {faultText(words, fault)}
                  </li>
                ))}
              </ul>
            )}
            <MessageLine frame={frame} />
            {value === undefined ? <pre>{text}</pre> : <FrameJson frame={frame} />}
            {edit && (
              <button type="button" data-button="" onClick={edit}>
                {words.edit}
              </button>
            )}
          </>
        )}
      </div>
    </li>
  )
}

/** What the message is for, and where the page says all of it. */
function MessageLine({ frame: { from, name } }: { frame: Frame }) {
  const { words, reference } = usePlayground()
  const message = reference.messages.find((one) => one.from === from && one.name === name)
  if (!message) return null
  return (
    <p>
      {message.summary} <a href={`#${message.id}`}>{words.permalink}</a>
    </p>
  )
}

/** A moment of the session, in minutes and seconds: `0:02.8`. */
function momentOf(milliseconds: number): string {
  const seconds = (milliseconds % 60_000) / 1000
  return `${Math.floor(milliseconds / 60_000)}:${seconds.toFixed(1).padStart(4, '0')}`
}
