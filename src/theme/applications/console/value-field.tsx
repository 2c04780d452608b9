import { useId } from 'react'
import { filled } from '../filled.ts'
import { AlternativesField } from './alternatives-field.tsx'
import { useConsole } from './console-context.ts'
import { type ControlNames, FieldLine } from './field-line.tsx'
import type { ValueFieldProps } from './field-props.ts'
import { firstValue, formField } from './form-field.ts'
import { ListField } from './list-field.tsx'
import { ObjectField } from './object-field.tsx'
import { SimpleControl } from './simple-control.tsx'

/** The control or the controls that a schema asks for. */
export function ValueField(props: ValueFieldProps) {
  const { definitions, words } = useConsole()
  const id = useId()
  const { label, name, schema, required, value, change } = props
  const field = formField(schema, definitions)
  const description = props.description || field.description
  if (field.kind === 'object' || field.kind === 'list' || field.kind === 'alternatives') {
    if (value === undefined || value === null)
      return (
        <FieldLine id={id} name={name} label={label} required={required} description={description}>
          {(names) => (
            <button
              type="button"
              {...ofButton(names)}
              onClick={() => change(firstValue(schema, definitions))}
            >
              {filled(words.add, { name: label })}
            </button>
          )}
        </FieldLine>
      )
    const Parts = { object: ObjectField, list: ListField, alternatives: AlternativesField }[field.kind]
    return <Parts {...props} description={description} field={field} id={id} />
  }
  return (
    <FieldLine id={id} name={name} label={label} required={required} description={description}>
      {(names) => (
        <SimpleControl names={names} field={field} required={required} value={value} change={change} />
      )}
    </FieldLine>
  )
}

/** A button asks for nothing. */
function ofButton({
  'aria-required': _required,
  'aria-invalid': _invalid,
  ...names
}: ControlNames): Partial<ControlNames> {
  return names
}
