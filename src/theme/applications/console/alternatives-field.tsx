import { useConsole } from './console-context.ts'
import { FieldGroup } from './field-group.tsx'
import type { GroupProps } from './field-props.ts'
import { fittingAlternative } from './fitting-alternative.ts'
import { firstValue } from './form-field.ts'

/** A value that may have one of several shapes: the choice, and the controls of the shape that it has now. */
export function AlternativesField(props: GroupProps) {
  const { id, name, label, value, change, field, isWhole } = props
  const { words, definitions, Value } = useConsole()
  const at = fittingAlternative(field, value, definitions)
  const chosen = field.alternatives[at]
  const parts = (
    <>
      <span className="console-value">
        <label htmlFor={`${id}-shape`}>{words.shape}</label>
        <select
          id={`${id}-shape`}
          value={at}
          onChange={({ target }) => {
            const next = field.alternatives[Number(target.value)]
            if (next) change(firstValue(next.schema, definitions))
          }}
        >
          {field.alternatives.map((one, index) => (
            <option key={one.name} value={index}>
              {one.name}
            </option>
          ))}
        </select>
      </span>
      {chosen && (
        <Value
          label={chosen.name || label}
          name={name}
          schema={chosen.schema}
          required
          value={value}
          change={change}
        />
      )}
    </>
  )
  return isWhole ? parts : <FieldGroup {...props}>{parts}</FieldGroup>
}
