import { shownValue, withDigits } from '../exact-json.ts'
import { pointerTo } from '../json-pointer.ts'
import type { Example, Parameter } from '../model.ts'
import type { JsonSchema, NamedExample } from '../schema-model.ts'
import { readExamples } from './content-reader.ts'
import type { DocumentSource } from './document-source.ts'
import type { RawParameter } from './openapi-document.ts'

type Format = Pick<
  Parameter,
  'explode' | 'style' | 'allowReserved' | 'mediaType' | 'example' | 'exampleDigits' | 'namedExamples'
>

/**
 * How a parameter is written, its shape and its examples: all stand in `content` when the value is written in a media type.
 * @param pointer of the parameter
 */
export function parameterFormat(
  source: DocumentSource,
  parameter: RawParameter,
  pointer: string,
): Format & { schema: JsonSchema; at: string } {
  const { in: place, style, allowReserved } = parameter
  const [written] = Object.entries(parameter.content ?? {})
  const [owner, ownerAt] = written
    ? [written[1], pointerTo(pointer, 'content', written[0])]
    : [parameter, pointer]
  const examples = readExamples(source, owner, ownerAt)
  const [example] = examples
  const isSpoken = examples.length > 1 || example?.summary !== undefined || example?.description !== undefined
  const isForm = style === undefined ? place === 'query' || place === 'cookie' : /^(form|cookie)$/.test(style)
  return {
    schema: owner.schema ?? {},
    at: pointerTo(ownerAt, 'schema'),
    explode: written ? false : (parameter.explode ?? isForm),
    ...(style !== undefined && { style }),
    ...(allowReserved && { allowReserved }),
    ...(written && { mediaType: written[0] }),
    ...(example?.value !== undefined && { example: example.value }),
    ...withDigits('exampleDigits', example?.digits ?? {}),
    ...(isSpoken && { namedExamples: examples.map(named) }),
  }
}

function named({ name, summary = name, description, value, digits }: Example): NamedExample {
  const label = description === undefined ? summary : `${summary}. ${description}`
  return { label, text: shownValue(value, digits) }
}
