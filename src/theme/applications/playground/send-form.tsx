import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { messagesFrom } from '../../../mock/message-kinds.ts'
import { parsedJson } from '../../../reference/parsed-json.ts'
import { usePlayground } from './context.ts'
import { draftOf, dueMessage, type Frame, shownText } from './frame.ts'

interface SendFormProps {
  recording: readonly Frame[]
  /** Messages that stand before the one that is sent. */
  before: readonly Frame[]
  /** Text of a message of the list that the reader wants to edit. */
  given?: string
  send: (text: string) => void
}

/** The form for a message of the reader: the one that is due, another one, or one of the list again. */
export function SendForm({ recording, before, given, send }: SendFormProps) {
  const { words, reference } = usePlayground()
  const names = messagesFrom(reference, 'client').map(({ name }) => name)
  const due = dueMessage(recording, before) ?? names[0] ?? ''
  const start = given === undefined ? draftOf(reference, before, due) : indented(given)
  const [name, setName] = useState(due)
  const [text, setText] = useState(start)
  const area = useRef<HTMLTextAreaElement>(null)
  const hint = useId()
  // What the reader has typed stays until the session has moved.
  const [shown, setShown] = useState(start)
  if (shown !== start) {
    setShown(start)
    setText(start)
    setName(due)
  }
  useEffect(() => {
    if (given !== undefined) area.current?.focus()
  }, [given])
  if (names.length === 0) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(text)
  }
  return (
    <form onSubmit={submit}>
      <label>
        {words.message}
        <select
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setText(draftOf(reference, before, target.value))
          }}
        >
          {names.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label>
        {words.text}
        <textarea
          ref={area}
          rows={Math.min(12, text.split('\n').length + 1)}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={hint}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p id={hint} data-soft="">
        {words.sendHint}
      </p>
      <button type="submit" data-button="primary">
        {words.send}
      </button>
    </form>
  )
}

function indented(text: string): string {
  const value = parsedJson(text)
  return value === undefined ? text : shownText(value)
}
