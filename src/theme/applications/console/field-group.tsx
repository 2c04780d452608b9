import type { ReactNode } from 'react'
import { filled } from '../filled.ts'
import { useConsole } from './console-context.ts'
import { describedBy, FieldError, RequiredMark } from './field-line.tsx'
import type { GroupProps } from './field-props.ts'
import { InlineWords } from './inline-words.tsx'

/** Several controls of one value under its name. */
export function FieldGroup({
  id,
  name,
  label,
  required,
  description,
  change,
  field,
  children,
}: GroupProps & { children: ReactNode }) {
  const { words, errors } = useConsole()
  return (
    <fieldset
      className="console-group"
      data-field={name}
      tabIndex={-1}
      aria-describedby={describedBy(errors.has(name) && `${id}-error`, description !== '' && `${id}-words`)}
    >
      <legend>
        {label} <RequiredMark required={required} />
      </legend>
      <FieldError id={id} name={name} />
      {description !== '' && (
        <p className="console-group-words" id={`${id}-words`}>
          <InlineWords text={description} />
        </p>
      )}
      {children}
      {(!required || field.isNullable) && (
        <button type="button" onClick={() => change(required ? null : undefined)}>
          {filled(words.remove, { name: label })}
        </button>
      )}
    </fieldset>
  )
}
