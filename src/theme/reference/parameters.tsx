import { shownValue } from '../../reference/exact-json.ts'
import type { Parameter } from '../../reference/model.ts'
import { Prose } from '../parts/prose.tsx'
import { useReference } from './context.tsx'
import { Facts } from './facts.tsx'
import { FieldRow } from './fields.tsx'

const PLACES = ['path', 'query', 'header', 'cookie'] as const

/** The parameters of an operation, by place. */
export function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  const { texts } = useReference()
  return PLACES.map((place) => {
    const here = parameters.filter((parameter) => parameter.place === place)
    if (here.length === 0) return null
    return (
      <section key={place}>
        <h4>{texts.places[place]}</h4>
        <dl>
          {here.map((parameter) => (
            <FieldRow key={parameter.id} field={parameter}>
              <ParameterParts parameter={parameter} />
            </FieldRow>
          ))}
        </dl>
      </section>
    )
  })
}

function ParameterParts({ parameter }: { parameter: Parameter }) {
  const { texts } = useReference()
  const { schema, explode, variants } = parameter
  // A list whose entries are described elsewhere or nowhere.
  const isList = schema.items !== undefined || schema.type === 'array'
  return (
    <>
      {isList && <p>{explode ? texts.repeated : texts.commaSeparated}</p>}
      <Facts schema={{}} example={exampleText(parameter)} />
      {variants.length > 0 && (
        <ul>
          {variants.map(({ name, pattern, description, example: value }) => (
            <li key={name}>
              <strong>{name}</strong>
              {': '}
              <Prose text={description} inline />
              <Facts schema={{ pattern }} example={value} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The example of a list is shown as it is sent. */
function exampleText({ name, example, exampleDigits, explode }: Parameter): unknown {
  if (example === undefined) return undefined
  if (!Array.isArray(example)) return shownValue(example, exampleDigits)
  const entries = example.map((entry, index) => exampleDigits?.[`/${index}`] ?? entry)
  return explode ? entries.map((entry) => `${name}=${entry}`).join('&') : entries.join(',')
}
