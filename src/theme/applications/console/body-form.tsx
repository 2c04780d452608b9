import { useId, useState } from 'react'
import { useConsole } from './console-context.ts'
import { type ConsoleValues, firstBody, isStructured } from './console-values.ts'
import { FieldLine, RequiredMark } from './field-line.tsx'
import { RawBody } from './raw-body.tsx'
import type { RequestFormProps } from './request-form-props.ts'

/** The body: its media type, and its parts as a form or as the text that is sent. */
export function BodyForm({ reference, operation, values, setValues }: RequestFormProps) {
  const { words, Value } = useConsole()
  const id = useId()
  const [isText, setText] = useState(values.rawBody !== undefined)
  const { body } = operation
  const content = body?.contents[values.content]
  if (!body || !content || /^(GET|HEAD)$/.test(operation.method)) return null
  const change = (next: Partial<ConsoleValues>) =>
    setValues(({ rawBody: _raw, ...before }) => ({ ...before, ...next }))
  const schema = content.jsonSchema ?? true
  const hasForm = isStructured(content)
  return (
    <fieldset className="console-part">
      <legend>
        {words.body} <RequiredMark required={body.required} />
      </legend>
      {body.contents.length > 1 && (
        <FieldLine id={id} name="body type" label={words.mediaType} required={false} description="">
          {(names) => (
            <select
              {...names}
              value={values.content}
              onChange={({ target }) => {
                const index = Number(target.value)
                change({ content: index, body: firstBody(body.contents[index], reference) })
              }}
            >
              {body.contents.map(({ mediaType }, index) => (
                <option key={mediaType} value={index}>
                  {mediaType}
                </option>
              ))}
            </select>
          )}
        </FieldLine>
      )}
      {hasForm && (
        <span className="console-choice">
          <button
            type="button"
            aria-pressed={!isText}
            disabled={values.rawBody !== undefined}
            onClick={() => setText(false)}
          >
            {words.asForm}
          </button>
          <button type="button" aria-pressed={isText} onClick={() => setText(true)}>
            {words.asText}
          </button>
        </span>
      )}
      {hasForm && isText ? (
        <RawBody values={values} change={change} />
      ) : (
        <Value
          label={words.body}
          name="body "
          schema={hasForm ? schema : wholeSchema(content.mediaType, schema)}
          required={body.required}
          value={values.body}
          change={(value) => change({ body: value })}
          isWhole
        />
      )}
    </fieldset>
  )
}

/** A body that is no form is a text or a file. */
function wholeSchema(mediaType: string, schema: unknown) {
  const description =
    typeof schema === 'object' && schema !== null ? (schema as { description?: string }).description : ''
  const isText = /^text\/|xml$/.test(mediaType)
  return { type: 'string', description, ...(isText ? { maxLength: 1e6 } : { format: 'binary' }) }
}
