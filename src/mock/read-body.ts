import type { Content } from '../reference/model.ts'
import { mediaTypeName } from '../reference/samples/sample-body.ts'
import type { JsonSchema } from '../reference/schema-model.ts'
import { signsOf, textOf } from './bytes.ts'
import type { SentRequest } from './exchange.ts'
import { type FormPart, readFormParts } from './form-parts.ts'
import { ownValue } from './own-value.ts'
import { ownPairs, rawPairs, valueOfPairs, type Written } from './read-value.ts'
import { readXml } from './read-xml.ts'
import { typesOf, valueOfText } from './value-text.ts'

type Definitions = Record<string, JsonSchema>

/** The value of a body, ready for its schema. */
export interface BodyValue {
  value?: unknown
  parts?: FormPart[]
  /** Why the body cannot be read: `is no JSON`. */
  problem?: string
}

/** Reads the body of a request in the way that its content of the document describes. */
export function readBody(request: SentRequest, content: Content, definitions: Definitions): BodyValue {
  const type = request.headers['content-type'] ?? ''
  const media = mediaTypeName(type)
  if (media === 'application/json' || media.endsWith('+json')) return readJson(textOf(request.body))
  if (media === 'application/x-www-form-urlencoded') {
    return { value: readForm(textOf(request.body), content, definitions) }
  }
  if (media === 'multipart/form-data') {
    const parts = readFormParts(request.body, type)
    if (!parts) return { problem: 'is no form with the boundary of its header' }
    const pairs = parts.map((part): [string, string] => [part.name, signsOf(part.bytes)])
    return { value: gather(pairs, content, definitions), parts }
  }
  if (media.endsWith('xml')) return { value: readXml(textOf(request.body), content.jsonSchema, definitions) }
  if (media.startsWith('text/')) return { value: textOf(request.body) }
  return {}
}

/** The fields of a form; those with a style are read as parameters of a query are. */
function readForm(text: string, content: Content, definitions: Definitions): unknown {
  const { jsonSchema, partStyles = {} } = content
  const styled = Object.entries(partStyles).map(([name, format]): Written => {
    return { name, ...format, schema: propertyOf(jsonSchema, name, definitions) }
  })
  const pairs = rawPairs(text)
  const taken = styled.map((written) => ({ written, own: ownPairs(written, pairs, definitions) }))
  const rest = pairs.filter((pair) => !taken.some(({ own }) => own.includes(pair)))
  const plain = [...new URLSearchParams(rest.map((pair) => pair.join('=')).join('&'))]
  const values = taken.map(({ written, own }) => [written.name, valueOfPairs(written, own, definitions)])
  return { ...(gather(plain, content, definitions) as object), ...Object.fromEntries(values) }
}

function readJson(text: string): BodyValue {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { problem: 'is no JSON' }
  }
}

/** An object of the parts of a form; a part that comes several times is a list. */
function gather(pairs: [string, string][], { jsonSchema }: Content, definitions: Definitions): unknown {
  const value: Record<string, unknown> = {}
  for (const [name, text] of pairs) {
    const schema = propertyOf(jsonSchema, name, definitions)
    if (typesOf(schema, definitions).includes('array') && !text.startsWith('[')) {
      const items = typeof schema === 'object' ? (schema['items'] as JsonSchema) : undefined
      value[name] = [...((value[name] as unknown[]) ?? []), valueOfText(text, items, definitions)]
    } else value[name] = valueOfText(text, schema, definitions)
  }
  return value
}

/** Schema of a property of an object, looked up through references and parts. */
export function propertyOf(
  schema: JsonSchema | undefined,
  name: string,
  definitions: Definitions,
): JsonSchema | undefined {
  if (schema === undefined || typeof schema === 'boolean') return undefined
  const own = ownValue(schema['properties'] as Record<string, JsonSchema> | undefined, name)
  if (own !== undefined) return own
  const reference = schema['$ref']
  const target = typeof reference === 'string' ? definitions[reference.split('/').at(-1) ?? ''] : undefined
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (schema[key] ?? []) as JsonSchema[])
  for (const part of [...(target === undefined ? [] : [target]), ...parts]) {
    const found = propertyOf(part, name, definitions)
    if (found !== undefined) return found
  }
  return undefined
}
