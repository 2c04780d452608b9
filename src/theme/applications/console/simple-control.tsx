import { useState } from 'react'
import { filled } from '../filled.ts'
import { useConsole } from './console-context.ts'
import type { ControlNames } from './field-line.tsx'
import type { FormField } from './form-field.ts'
import { readJson } from './json-position.ts'

interface SimpleControlProps {
  names: ControlNames
  field: FormField
  required: boolean
  value: unknown
  change: (value: unknown) => void
}

/** The control of a value without parts. */
export function SimpleControl(props: SimpleControlProps) {
  switch (props.field.kind) {
    case 'choice':
      return <Choice {...props} values={props.field.values} />
    case 'boolean':
      return <Choice {...props} values={[true, false]} />
    case 'file':
      return <SampleFile {...props} />
    case 'json':
      return <JsonControl {...props} />
    default:
      return <TextControl {...props} />
  }
}

function Choice({
  names,
  field,
  required,
  value,
  change,
  values,
}: SimpleControlProps & { values: unknown[] }) {
  const { words } = useConsole()
  const known = values.includes(value) || value === undefined || value === null ? values : [...values, value]
  const index = known.indexOf(value)
  return (
    <select
      {...names}
      value={value === null ? 'null' : String(index)}
      onChange={({ target }) => change(target.value === 'null' ? null : known[Number(target.value)])}
    >
      {(!required || index < 0) && <option value="-1">{words.notSent}</option>}
      {known.map((one, position) => (
        <option key={String(one)} value={position}>
          {String(one)}
        </option>
      ))}
      {field.isNullable && <option value="null">null</option>}
    </select>
  )
}

/** The name is enough: what is in the file is ours. */
function SampleFile({ names, required, value, change }: SimpleControlProps) {
  const { words } = useConsole()
  const [file] = useState(() => (typeof value === 'string' && value !== '' ? value : 'file.bin'))
  const { 'aria-required': _, ...others } = names
  return (
    <span className="console-file">
      <input
        {...others}
        type="checkbox"
        checked={value !== undefined}
        disabled={required && value !== undefined}
        onChange={({ target }) => change(target.checked ? file : undefined)}
      />{' '}
      {filled(words.sampleFile, { file })}
    </span>
  )
}

/** A text or a number. While a number is written it may be none yet. */
function TextControl({ names, field, required, value, change }: SimpleControlProps) {
  const isNumber = field.kind === 'number'
  const [typed, setTyped] = useState<string>()
  const read = (text: string) => (isNumber ? numberOf(text) : text)
  const shown =
    typed !== undefined && Object.is(read(typed), value)
      ? typed
      : value === undefined || value === null
        ? ''
        : String(value)
  const onChange = (text: string) => {
    setTyped(text)
    change(text === '' && (!required || isNumber) ? undefined : read(text))
  }
  const common = {
    ...names,
    value: shown,
    placeholder: value === null ? 'null' : field.placeholder,
    autoComplete: 'off',
    spellCheck: false,
  }
  return (
    <span className="console-value">
      {field.isLong ? (
        <textarea {...common} rows={4} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...common}
          type="text"
          inputMode={isNumber ? 'decimal' : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {field.isNullable && (
        <label>
          <input
            type="checkbox"
            checked={value === null}
            onChange={({ target }) => change(target.checked ? null : undefined)}
          />{' '}
          null
        </label>
      )}
    </span>
  )
}

function numberOf(text: string): number | string {
  return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text.trim()) ? Number(text) : text
}

/** A value of any kind, as JSON. */
function JsonControl({ names, value, change }: SimpleControlProps) {
  const { words } = useConsole()
  const [typed, setTyped] = useState<{ text: string; value: unknown }>()
  const text =
    typed && Object.is(typed.value, value)
      ? typed.text
      : value === undefined
        ? ''
        : JSON.stringify(value, null, 2)
  const read = text === '' ? undefined : readJson(text)
  return (
    <>
      <textarea
        {...names}
        aria-invalid={(read && 'mistake' in read) || names['aria-invalid']}
        value={text}
        rows={Math.min(10, Math.max(2, text.split('\n').length))}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => {
          const next = target.value === '' ? { value: undefined } : readJson(target.value)
          // What is no JSON yet is the text that it is.
          const now = 'value' in next ? next.value : target.value
          setTyped({ text: target.value, value: now })
          change(now)
        }}
      />
      {read && 'mistake' in read && (
        <p className="console-error">{filled(words.jsonMistake, { ...read.mistake })}</p>
      )}
    </>
  )
}
