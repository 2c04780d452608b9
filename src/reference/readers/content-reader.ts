import { withDigits } from '../exact-json.ts'
import { partId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { Content, Example } from '../model.ts'
import type { JsonSchema } from '../schema-model.ts'
import type { DocumentSource } from './document-source.ts'
import { resolve } from './references.ts'
import type { SchemaReader } from './schema-reader.ts'

/** A `content` map of OpenAPI. */
interface RawContents {
  [mediaType: string]: {
    schema?: JsonSchema
    example?: unknown
    examples?: Record<string, unknown>
    encoding?: Record<string, { contentType?: string }>
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
  return entries.map(([mediaType, content]) => {
    const at = pointerTo(pointer, mediaType)
    // Fields of two bodies may have the same name.
    const owner = entries.length > 1 ? partId(parent, mediaType) : parent
    return {
      mediaType,
      ...(content.schema !== undefined && {
        schema: schemas.read(content.schema, pointerTo(at, 'schema'), owner),
        jsonSchema: content.schema,
      }),
      examples: readExamples(source, content, at),
      partTypes: Object.fromEntries(
        Object.entries(content.encoding ?? {}).flatMap(([part, { contentType }]) =>
          contentType === undefined ? [] : [[part, contentType]],
        ),
      ),
    }
  })
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
  return Object.entries(owner.examples).map(([name, value]) => {
    const { value: example, pointer: at } = resolve(source, value, pointerTo(pointer, 'examples', name))
    const { summary, value: found } = example as { summary?: string; value?: unknown }
    return {
      name,
      ...(summary !== undefined && { summary }),
      value: found,
      ...digitsAt(pointerTo(at, 'value')),
    }
  })
}
