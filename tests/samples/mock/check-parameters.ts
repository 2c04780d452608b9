import { validatorFor } from '../../../src/reference/checks/validator.ts'
import type { ApiReference, Parameter } from '../../../src/reference/model.ts'
import type { Found, SentRequest } from './exchange.ts'
import { valueOfText } from './value-text.ts'

/** Headers that clients send by themselves; any other one has to stand in the document. */
const USUAL_HEADERS =
  /^(accept|accept-encoding|accept-language|authorization|cache-control|connection|content-length|content-type|expect|host|keep-alive|origin|pragma|priority|referer|sec-.*|te|transfer-encoding|user-agent)$/

/** Parameters that are missing, unknown or do not fit. */
export function checkParameters(
  reference: ApiReference,
  { operation, pathValues }: Found,
  request: SentRequest,
): string[] {
  const of = (place: Parameter['place']) => operation.parameters.filter((one) => one.place === place)
  const known = (place: Parameter['place'], name: string) => of(place).some((one) => one.name === name)
  const unknown = [
    ...request.query.flatMap(([name]) => (known('query', name) ? [] : [`unknown query parameter '${name}'`])),
    ...Object.keys(request.headers).flatMap((name) =>
      USUAL_HEADERS.test(name) || of('header').some((one) => one.name.toLowerCase() === name)
        ? []
        : [`unknown header '${name}'`],
    ),
  ]
  const checked = operation.parameters.flatMap((parameter) =>
    checkOne(reference, parameter, sentTexts(parameter, pathValues, request)),
  )
  return [...unknown, ...checked]
}

function sentTexts(parameter: Parameter, pathValues: Found['pathValues'], request: SentRequest): string[] {
  const { name, place, explode } = parameter
  if (place === 'path') return pathValues[name] === undefined ? [] : [pathValues[name]]
  if (place === 'cookie') return []
  if (place === 'header') {
    const text = request.headers[name.toLowerCase()]
    return text === undefined ? [] : [text]
  }
  const texts = request.query.filter(([key]) => key === name).map(([, value]) => value)
  return explode ? texts : texts.flatMap((text) => text.split(','))
}

function checkOne(reference: ApiReference, parameter: Parameter, texts: string[]): string[] {
  const { name, place, required, jsonSchema, schema } = parameter
  const what = `${place} parameter '${name}'`
  const [first] = texts
  if (first === undefined) return required ? [`${what} is missing`] : []
  const isList = schema.type.startsWith('array')
  if (texts.length > 1 && !isList) return [`${what} is given ${texts.length} times`]
  const items = typeof jsonSchema === 'object' ? jsonSchema['items'] : undefined
  const value = isList
    ? texts.map((text) => valueOfText(text, items as typeof jsonSchema, reference.definitions))
    : valueOfText(first, jsonSchema, reference.definitions)
  const misfits = validatorFor(reference)(jsonSchema)(value)
  return misfits.map(({ pointer, message }) => `${what}${pointer} ${message}: ${JSON.stringify(value)}`)
}
