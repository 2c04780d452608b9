import { withDigits } from '../exact-json.ts'
import { partId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { Content, Example } from '../model.ts'
import type { JsonSchema } from '../schema-model.ts'
import type { ValueFormat } from '../value-format.ts'
import type { DocumentSource } from './document-source.ts'
import { resolve } from './references.ts'
import type { SchemaReader } from './schema-reader.ts'

/** How a field of a form is sent. */
type RawEncoding = { contentType?: string } & Partial<ValueFormat>

/** A `content` map of OpenAPI. */
interface RawContents {
  [mediaType: string]: {
    schema?: JsonSchema
    /** Of each entry of a stream (OpenAPI 3.2). */
    itemSchema?: JsonSchema
    example?: unknown
    examples?: Record<string, unknown>
    encoding?: Record<string, RawEncoding>
  }
}

/**
 * The bodies of a request or response, one for each media type.
 * @param parent permalink of what they belong to
 */
export function readContents(
  source: DocumentSource,
  schemas: SchemaReader,
  raw: RawContents,
  pointer: string,
  parent: string,
): Content[] {
  const entries = Object.entries(raw)
  return entries.map(([mediaType, value]) => {
    const { value: found, pointer: at } = resolve(source, value, pointerTo(pointer, mediaType))
    const content = found as RawContents[string]
    const { itemSchema } = content
    const styles = stylesOf(content.encoding)
    // Fields of two bodies may have the same name.
    const owner = entries.length > 1 ? partId(parent, mediaType) : parent
    return {
      mediaType,
      ...(content.schema !== undefined && {
        schema: schemas.read(content.schema, pointerTo(at, 'schema'), owner),
        jsonSchema: content.schema,
      }),
      ...(itemSchema !== undefined &&
        content.schema === undefined && {
          schema: schemas.read({ type: 'array', items: itemSchema }, at, owner),
        }),
      examples: readExamples(source, content, at),
      partTypes: Object.fromEntries(
        Object.entries(content.encoding ?? {}).flatMap(([part, { contentType }]) =>
          contentType === undefined ? [] : [[part, contentType]],
        ),
      ),
      ...(styles && { partStyles: styles }),
    }
  })
}

/** A field is written in a style when one of its three keys is there. */
function stylesOf(encoding: Record<string, RawEncoding> = {}): Record<string, ValueFormat> | undefined {
  const styled = Object.entries(encoding).flatMap(([part, { style, explode, allowReserved }]) => {
    if (style === undefined && explode === undefined && allowReserved === undefined) return []
    const format = { style: style ?? 'form', explode: explode ?? (style ?? 'form') === 'form' }
    return [[part, { ...format, ...(allowReserved && { allowReserved }) }] as const]
  })
  return styled.length > 0 ? Object.fromEntries(styled) : undefined
}

/** An example by name: the data, its text as it is sent (OpenAPI 3.2), or its address. */
interface RawExample {
  summary?: string
  description?: string
  value?: unknown
  dataValue?: unknown
  serializedValue?: string
  externalValue?: string
}

/** `example` and `examples` of a body, a parameter or a message, by name. */
export function readExamples(
  source: DocumentSource,
  owner: { example?: unknown; examples?: unknown },
  pointer: string,
): Example[] {
  const digitsAt = (at: string) => withDigits('digits', source.digitsAt(at))
  if (owner.example !== undefined)
    return [{ name: 'example', value: owner.example, ...digitsAt(pointerTo(pointer, 'example')) }]
  if (typeof owner.examples !== 'object' || owner.examples === null) return []
  return Object.entries(owner.examples).flatMap(([name, value]): Example[] => {
    const { value: example, pointer: at } = resolve(source, value, pointerTo(pointer, 'examples', name))
    const { summary, description, externalValue, ...written } = example as RawExample
    const key = (['value', 'dataValue', 'serializedValue'] as const).find((one) => one in written)
    const found = key === undefined ? externalValue : written[key]
    if (found === undefined) return []
    return [
      {
        name,
        ...(summary !== undefined && { summary }),
        ...(description !== undefined && { description: description.trim() }),
        value: found,
        ...(key === undefined ? { isAddress: true } : digitsAt(pointerTo(at, key))),
      },
    ]
  })
}
