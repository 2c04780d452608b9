import type { Parameter } from '../../../reference/model.ts'
import { useConsole } from './console-context.ts'
import { parameterKey } from './console-values.ts'
import { OptionalFields } from './optional-fields.tsx'
import type { RequestFormProps } from './request-form-props.ts'

const PLACES = ['path', 'query', 'header', 'cookie'] as const

/** The parameters of a request by their place, the required ones first. */
export function ParameterFields({ operation, values, setValues }: RequestFormProps) {
  const { words, Value } = useConsole()
  const draw = (list: readonly Parameter[]) =>
    list.map((parameter) => {
      const key = parameterKey(parameter)
      return (
        <Value
          key={key}
          label={parameter.name}
          name={key}
          schema={parameter.jsonSchema}
          description={parameter.description}
          required={parameter.required || parameter.place === 'path'}
          value={values.parameters[key]}
          change={(value) =>
            setValues((before) => {
              const { [key]: _before, ...others } = before.parameters
              return { ...before, parameters: value === undefined ? others : { ...others, [key]: value } }
            })
          }
        />
      )
    })
  return PLACES.map((place) => {
    const here = operation.parameters.filter(
      (parameter) => parameter.place === place && !isIgnored(parameter),
    )
    const optional = here.filter(({ required }) => !required && place !== 'path')
    if (here.length === 0) return null
    return (
      <fieldset key={place} className="console-part">
        <legend>{words.places[place]}</legend>
        {draw(here.filter((parameter) => !optional.includes(parameter)))}
        <OptionalFields
          names={optional.map(parameterKey)}
          isOpen={optional.some((parameter) => parameterKey(parameter) in values.parameters)}
        >
          {draw(optional)}
        </OptionalFields>
      </fieldset>
    )
  })
}

/** OpenAPI leaves these to bodies, answers and security. */
function isIgnored({ place, name }: Parameter): boolean {
  return place === 'header' && /^(accept|content-type|authorization)$/i.test(name)
}
