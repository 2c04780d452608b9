import { useId, useState } from 'react'
import { filled } from '../filled.ts'
import { useConsole } from './console-context.ts'
import { bodyText, type ConsoleValues } from './console-values.ts'
import { describedBy, FieldLine } from './field-line.tsx'
import { readJson } from './json-position.ts'

interface RawBodyProps {
  values: ConsoleValues
  change: (values: Partial<ConsoleValues>) => void
}

/** The body as JSON; it and the form are one value. While it is no JSON, it says where that stops. */
export function RawBody({ values, change }: RawBodyProps) {
  const { words } = useConsole()
  const id = useId()
  // What the reader has written stays as it is written, for as long as it means the value.
  const [typed, setTyped] = useState<{ text: string; body: unknown }>()
  const text =
    values.rawBody ?? (typed && Object.is(typed.body, values.body) ? typed.text : bodyText(values.body))
  const read = text === '' ? undefined : readJson(text)
  const mistake = read && 'mistake' in read ? filled(words.jsonMistake, { ...read.mistake }) : undefined
  const onChange = (next: string) => {
    const found = next.trim() === '' ? { value: undefined } : readJson(next)
    if ('value' in found) {
      setTyped({ text: next, body: found.value })
      change({ body: found.value })
    } else change({ rawBody: next })
  }
  return (
    <FieldLine id={id} name="body " label={words.asText} required={false} description="">
      {(names) => (
        <>
          <textarea
            {...names}
            aria-invalid={mistake !== undefined || names['aria-invalid']}
            aria-describedby={describedBy(`${id}-json`, names['aria-describedby'])}
            className="console-raw"
            value={text}
            rows={Math.min(20, Math.max(6, text.split('\n').length))}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
          <p className="console-error" id={`${id}-json`} role="status">
            {mistake}
          </p>
        </>
      )}
    </FieldLine>
  )
}
