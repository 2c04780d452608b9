import { pointerTo } from '../../../reference/json-pointer.ts'
import { filled } from '../filled.ts'
import { useConsole } from './console-context.ts'
import { FieldGroup } from './field-group.tsx'
import type { GroupProps } from './field-props.ts'
import { firstValue } from './form-field.ts'
import { withValueAt } from './value-at.ts'

/** The entries of a list. */
export function ListField(props: GroupProps) {
  const { name, value, change, field } = props
  const { words, definitions, Value } = useConsole()
  const list = Array.isArray(value) ? value : [value]
  return (
    <FieldGroup {...props}>
      {list.map((entry, index) => {
        const label = filled(words.entry, { number: index + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name
          <div className="console-entry" key={index}>
            <Value
              label={label}
              name={pointerTo(name, index)}
              schema={field.items}
              required
              value={entry}
              change={(next) =>
                change(list.map((one, position) => (position === index ? (next ?? '') : one)))
              }
            />
            <button type="button" onClick={() => change(withValueAt(list, [index], undefined))}>
              {filled(words.remove, { name: label })}
            </button>
          </div>
        )
      })}
      <button type="button" onClick={() => change([...list, firstValue(field.items, definitions)])}>
        {filled(words.add, { name: filled(words.entry, { number: list.length + 1 }) })}
      </button>
    </FieldGroup>
  )
}
