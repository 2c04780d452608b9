import { shownValue } from '../../reference/exact-json.ts'
import type { Parameter } from '../../reference/model.ts'
import { writtenExample } from '../../reference/samples/sample-request.ts'
import { Prose } from '../parts/prose.tsx'
import { useReference } from './context.tsx'
import { Facts } from './facts.tsx'
import { FieldExamples, FieldRow } from './fields.tsx'

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
  const { schema, explode, style, place, mediaType, variants } = parameter
  // A list whose entries are described elsewhere or nowhere.
  const isList = schema.items !== undefined || schema.type === 'array'
  const isUsual = mediaType === undefined && (style === undefined || /^(form|simple)$/.test(style))
  const isRepeated = explode && (place === 'query' || place === 'cookie')
  return (
    <>
      {isList && isUsual && <p>{isRepeated ? texts.repeated : texts.commaSeparated}</p>}
      <SentAs parameter={parameter} />
      <FieldExamples field={parameter} example={exampleText(parameter)} />
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

/** What the style of a parameter, or its media type, makes of the example. */
function SentAs({ parameter }: { parameter: Parameter }) {
  const { texts } = useReference()
  const { mediaType } = parameter
  const written = isShownAsSent(parameter) ? undefined : writtenExample(parameter)
  if (written === undefined) return null
  return (
    <p>
      {`${texts.sentAs}: `}
      <code>{written}</code>
      {mediaType !== undefined && (
        <>
          {' · '}
          <code>{mediaType}</code>
        </>
      )}
    </p>
  )
}

/** A plain list is shown as it is sent. */
function isShownAsSent({ example, style, mediaType }: Parameter): boolean {
  return (
    Array.isArray(example) &&
    mediaType === undefined &&
    (style === undefined || /^(form|simple)$/.test(style))
  )
}

function exampleText(parameter: Parameter): unknown {
  const { name, place, example, exampleDigits, explode } = parameter
  if (example === undefined) return undefined
  if (!Array.isArray(example) || !isShownAsSent(parameter)) return shownValue(example, exampleDigits)
  const entries = example.map((entry, index) => exampleDigits?.[`/${index}`] ?? entry)
  return explode && (place === 'query' || place === 'cookie')
    ? entries.map((entry) => `${name}=${entry}`).join('&')
    : entries.join(',')
}
