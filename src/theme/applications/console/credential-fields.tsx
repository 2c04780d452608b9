import { useId } from 'react'
import { credentialsOf } from '../../../reference/samples/credentials.ts'
import { useConsole } from './console-context.ts'
import { needsOf } from './console-values.ts'
import { FieldLine } from './field-line.tsx'
import type { RequestFormProps } from './request-form-props.ts'

/** What proves who sends the request. It is kept in this form alone. */
export function CredentialFields({
  reference,
  operation,
  values,
  setValues,
  demo,
  setSecret,
  isLive,
}: RequestFormProps) {
  const { words } = useConsole()
  const id = useId()
  const needs = needsOf(operation)
  const need = needs[values.need] ?? []
  const variables = Object.keys(demo)
  const choose = (index: number) => setValues((before) => ({ ...before, need: index }))
  if (needs.length < 2 && variables.length === 0) return null
  return (
    <fieldset className="console-part">
      <legend>{words.credentials}</legend>
      {needs.length > 1 && (
        <FieldLine id={id} name="security way" label={words.authentication} required={false} description="">
          {(names) => (
            <select {...names} value={values.need} onChange={({ target }) => choose(Number(target.value))}>
              {needs.map((one, index) => (
                <option key={one.map(({ name }) => name).join()} value={index}>
                  {one.map(({ name }) => name).join(' + ') || words.noCredentials}
                </option>
              ))}
            </select>
          )}
        </FieldLine>
      )}
      {variables.map((name, index) => (
        <FieldLine
          key={`${isLive} ${values.need} ${name}`}
          id={`${id}-${name}`}
          name={index === 0 ? 'security' : `security ${name}`}
          label={labelOf(reference, need, name)}
          required={false}
          description={isLive ? words.ownCredentials : words.credentialsNote}
        >
          {(names) => (
            <input
              {...names}
              type={isLive ? 'password' : 'text'}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              // Not controlled: React would write each letter into an attribute of the page.
              defaultValue={isLive ? '' : demo[name]}
              onChange={({ target }) => setSecret(name, target.value)}
            />
          )}
        </FieldLine>
      ))}
    </fieldset>
  )
}

/** `Authorization: Bearer`, `X-API-Key`; user and password are called as samples call them. */
function labelOf(
  reference: RequestFormProps['reference'],
  need: Parameters<typeof credentialsOf>[1],
  variable: string,
): string {
  const { headers, keys } = credentialsOf(reference, need)
  const header = headers.find(([, text]) =>
    text.some((part) => typeof part !== 'string' && part.variable === variable),
  )
  if (header) {
    const [name, [scheme]] = header
    return typeof scheme === 'string' ? `${name}: ${scheme.trim()}` : name
  }
  return keys.find((key) => key.variable === variable)?.name ?? variable
}
