import { useId, useMemo } from 'react'
import { type AssertionFault, assertionSchemas } from '../../../mock/check-assertion.ts'
import { plainText } from '../../../reference/plain-text.ts'
import { followed } from '../../../reference/samples/example-value.ts'
import type { JsonSchema } from '../../../reference/schema-model.ts'
import type { AssertionForm } from './assertion.ts'
import { useWorkbench } from './context.ts'
import { faultText } from './fault-text.ts'
import { permalinkOf } from './permalink.ts'

interface AssertionFieldsProps {
  form: AssertionForm
  change: (form: AssertionForm) => void
  /** What the last answer found wrong. */
  wrong: readonly AssertionFault[]
}

/** Header, claims and scope, field by field, each with the document's words. */
export function AssertionFields({ form, change, wrong }: AssertionFieldsProps) {
  const { words, reference, operation } = useWorkbench()
  const schemas = useMemo(() => assertionSchemas(reference, operation), [reference, operation])
  const body = operation.body?.contents[0]?.jsonSchema
  const wordsOf = (schema: JsonSchema | undefined, name: string): string => {
    const properties = followed(schema ?? true, reference.definitions)['properties'] as
      | Record<string, JsonSchema>
      | undefined
    const { description } = followed(properties?.[name] ?? true, reference.definitions)
    if (name === 'kid' || name === 'jti') return words.notDescribed[name]
    return typeof description === 'string' ? plainText(description) : ''
  }
  const parts = ['header', 'claims'] as const
  return (
    <>
      {parts.map((part) => (
        <fieldset key={part}>
          <legend>{words[part]}</legend>
          {Object.entries(form[part]).map(([name, value]) => (
            <Field
              key={name}
              name={name}
              value={value}
              about={[wordsOf(schemas?.[part], name), momentOf(name, value)].filter(Boolean).join(' ')}
              faults={wrong.filter(({ field }) => field === name)}
              set={(next) => change({ ...form, [part]: { ...form[part], [name]: next } })}
            />
          ))}
        </fieldset>
      ))}
      <fieldset>
        <legend>{words.scope}</legend>
        <Field
          name="scope"
          value={form.scope}
          about={wordsOf(body, 'scope').split('\n')[0] ?? ''}
          faults={wrong.filter(({ field }) => field === 'scope')}
          set={(scope) => change({ ...form, scope })}
        />
      </fieldset>
    </>
  )
}

interface FieldProps {
  name: string
  value: string
  about: string
  faults: readonly AssertionFault[]
  set: (value: string) => void
}

function Field({ name, value, about, faults, set }: FieldProps) {
  const { words, operation } = useWorkbench()
  const id = useId()
  const link = permalinkOf(operation.id, name)
  return (
    <div data-field="">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="text"
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={faults.length > 0}
        aria-describedby={`${id}-words`}
        onChange={({ target }) => set(target.value)}
      />
      <p id={`${id}-words`}>
        <span data-soft="">{about}</span>
        {link !== undefined && (
          <>
            {' '}
            <a href={link} aria-label={`${words.permalink}: ${name}`}>
              {words.permalink}
            </a>
          </>
        )}
        {faults.map((fault) => (
          <span key={fault.text} data-wrong="">
            {' '}
            {faultText(words, fault)}
          </span>
        ))}
      </p>
    </div>
  )
}

/** What a number of seconds means, for people. */
function momentOf(name: string, value: string): string {
  const moment = new Date(Number(value) * 1000)
  const isTime = (name === 'iat' || name === 'exp') && value !== '' && !Number.isNaN(moment.getTime())
  return isTime ? `(${moment.toISOString().replace('.000', '')})` : ''
}
