import type { Content } from '../reference/model.ts'
import { parsedJson } from '../reference/parsed-json.ts'
import { mediaTypeName } from '../reference/samples/sample-body.ts'
import { signsOf, textOf } from './bytes.ts'
import type { SentRequest } from './exchange.ts'
import { type FormPart, readFormParts } from './form-parts.ts'
import { ownPairs, rawPairs, valueOfPairs, type Written } from './read-value.ts'
import { readXml } from './read-xml.ts'
import { type Definitions, itemsOf, propertyOf, typesOf } from './schema-parts.ts'
import { valueOfText } from './value-text.ts'

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
  const value = parsedJson(text)
  return value === undefined ? { problem: 'is no JSON' } : { value }
}

/** An object of the parts of a form; a part that comes several times is a list. */
function gather(pairs: [string, string][], { jsonSchema }: Content, definitions: Definitions): unknown {
  const values = new Map<string, unknown>()
  for (const [name, text] of pairs) {
    const schema = propertyOf(jsonSchema, name, definitions)
    if (typesOf(schema, definitions).includes('array') && !text.startsWith('[')) {
      const entry = valueOfText(text, itemsOf(schema, definitions), definitions)
      values.set(name, [...((values.get(name) as unknown[]) ?? []), entry])
    } else values.set(name, valueOfText(text, schema, definitions))
  }
  return Object.fromEntries(values)
}
