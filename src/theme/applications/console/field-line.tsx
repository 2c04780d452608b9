import type { ReactNode } from 'react'
import { useConsole } from './console-context.ts'
import { InlineWords } from './inline-words.tsx'
import type { FieldName } from './marked-fields.ts'

/** What a control needs so that its label, its words and its mistake are heard with it. */
export interface ControlNames {
  id: string
  'data-field': FieldName
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
}

interface FieldLineProps {
  id: string
  /** Of the field, in the form. */
  name: FieldName
  label: string
  required: boolean
  description: string
  children: (names: ControlNames) => ReactNode
  /** Beside the label, at its end. */
  action?: ReactNode
}

/** One control with its label, and the words of the document, which show on hover and focus. */
export function FieldLine({ id, name, label, required, description, children, action }: FieldLineProps) {
  const { errors } = useConsole()
  const error = errors.get(name)
  return (
    <div className="console-line">
      <span className="console-label">
        <label htmlFor={id}>{label}</label>
        <RequiredMark required={required} />
        {action}
      </span>
      {children({
        id,
        'data-field': name,
        'aria-describedby': describedBy(
          error !== undefined && `${id}-error`,
          description !== '' && `${id}-words`,
        ),
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required || undefined,
      })}
      <FieldError id={id} name={name} />
      {description !== '' && (
        <p className="console-words" id={`${id}-words`}>
          <InlineWords text={description} />
        </p>
      )}
    </div>
  )
}

/** Said of what a request must have. */
export function RequiredMark({ required }: { required: boolean }) {
  const { words } = useConsole()
  return required && <em>{words.required}</em>
}

/** What the service found wrong with a field. */
export function FieldError({ id, name }: { id: string; name: FieldName }) {
  const error = useConsole().errors.get(name)
  return (
    error !== undefined && (
      <p className="console-error" id={`${id}-error`} lang="en">
        {error}
      </p>
    )
  )
}

/** The ids of what describes a control, of that which is there. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
