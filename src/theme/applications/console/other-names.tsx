import { useId, useState } from 'react'
import { pointerTo } from '../../../reference/json-pointer.ts'
import { followed } from '../../../reference/samples/example-value.ts'
import type { JsonSchema } from '../../../reference/schema-model.ts'
import { filled } from '../filled.ts'
import { useConsole } from './console-context.ts'
import { firstValue, type NamedField } from './form-field.ts'
import type { FieldName } from './marked-fields.ts'
import { withValueAt } from './value-at.ts'

interface OtherNamesProps {
  name: FieldName
  schema: JsonSchema
  value: Record<string, unknown>
  known: readonly NamedField[]
  change: (value: unknown) => void
}

/** The parts of an object whose names the reader chooses. */
export function OtherNames({ name, schema, value, known, change }: OtherNamesProps) {
  const { words, definitions, Value } = useConsole()
  const [next, setNext] = useState('')
  const id = useId()
  const listed = known.map((field) => field.name)
  const more = followed(schema, definitions)['additionalProperties']
  const entry = (typeof more === 'object' ? more : true) as JsonSchema
  return (
    <>
      {Object.keys(value)
        .filter((key) => !listed.includes(key))
        .map((key) => {
          const set = (one: unknown) => change(withValueAt(value, [key], one))
          const isText = typeof value[key] === 'string'
          return (
            <div className="console-entry" key={key}>
              {/* A text that is empty is a text: its field stays while the reader writes another one. */}
              <Value
                label={key}
                name={pointerTo(name, key)}
                schema={entry}
                required={false}
                value={value[key]}
                change={(one) => set(one ?? (isText ? '' : undefined))}
              />
              {isText && (
                <button type="button" onClick={() => set(undefined)}>
                  {filled(words.remove, { name: key })}
                </button>
              )}
            </div>
          )
        })}
      <span className="console-value">
        <label htmlFor={id}>{words.newName}</label>
        <input id={id} value={next} autoComplete="off" onChange={({ target }) => setNext(target.value)} />
        <button
          type="button"
          disabled={next === '' || next in value}
          onClick={() => {
            change({ ...value, [next]: firstValue(entry, definitions) ?? '' })
            setNext('')
          }}
        >
          {filled(words.add, { name: next })}
        </button>
      </span>
    </>
  )
}
