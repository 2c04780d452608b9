import { pointerTo } from '../../../reference/json-pointer.ts'
import { isObject } from '../../../reference/named-object.ts'
import { useConsole } from './console-context.ts'
import { FieldGroup } from './field-group.tsx'
import type { GroupProps } from './field-props.ts'
import { objectFields, takesOtherNames } from './form-field.ts'
import { OptionalFields } from './optional-fields.tsx'
import { OtherNames } from './other-names.tsx'
import { withValueAt } from './value-at.ts'

/** The parts of an object: the required ones first, the others folded until one of them is sent. */
export function ObjectField(props: GroupProps) {
  const { name, schema, value, change, isWhole } = props
  const { definitions, Value } = useConsole()
  const fields = objectFields(schema, definitions)
  const whole = isObject(value) ? value : {}
  const draw = (list: typeof fields) =>
    list.map((field) => (
      <Value
        key={field.name}
        label={field.name}
        name={pointerTo(name, field.name)}
        schema={field.schema}
        required={field.required}
        value={whole[field.name]}
        change={(next) => change(withValueAt(whole, [field.name], next))}
      />
    ))
  const optional = fields.filter(({ required }) => !required)
  const sent = optional.filter((field) => whole[field.name] !== undefined)
  const parts = (
    <>
      {draw(fields.filter(({ required }) => required))}
      <OptionalFields names={optional.map((field) => pointerTo(name, field.name))} isOpen={sent.length > 0}>
        {draw(optional)}
      </OptionalFields>
      {takesOtherNames(schema, definitions) && (
        <OtherNames name={name} schema={schema} value={whole} known={fields} change={change} />
      )}
    </>
  )
  return isWhole ? parts : <FieldGroup {...props}>{parts}</FieldGroup>
}
